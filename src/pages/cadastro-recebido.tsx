import { graphql, type PageProps } from "gatsby";
import { RegistrationReceived } from "../features/registration/RegistrationReceived";
import { Seo } from "../layout/Seo";

export default function RegistrationReceivedPage({ data: { forms } }: PageProps<Queries.RegistrationReceivedQuery>) {
  return forms && <RegistrationReceived {...forms} />;
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
