import { graphql, type PageProps } from "gatsby";
import { RegistrationReceived } from "../features/registration/RegistrationReceived";
import { Seo } from "../layout/Seo";
import { required } from "../lib/required";

export default function RegistrationReceivedPage({ data: { forms } }: PageProps<Queries.RegistrationReceivedQuery>) {
  return <RegistrationReceived {...required(forms)} />;
}

export const Head = () => <Seo title="Cadastro recebido" />;

export const query = graphql`
  query RegistrationReceived {
    forms: formsSettings {
      contactEmail
      contactPhone
      replyDays
    }
  }
`;
