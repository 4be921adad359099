import { graphql, type PageProps } from "gatsby";
import { churchForm } from "../features/registration/church-form";
import { pastorForm } from "../features/registration/pastor-form";
import { RegistrationReceived } from "../features/registration/RegistrationReceived";
import { Seo } from "../layout/Seo";
import { required } from "../lib/required";

const keys = [pastorForm.key, churchForm.key];

export default function RegistrationReceivedPage({
  data: { forms, site },
}: PageProps<Queries.RegistrationReceivedQuery>) {
  return <RegistrationReceived {...required(forms)} {...required(site)} forms={keys} />;
}

export const Head = () => <Seo title="Cadastro recebido" />;

export const query = graphql`
  query RegistrationReceived {
    forms: formsSettings { contactEmail contactPhone replyDays }
    site: siteSettings { timeZone }
  }
`;
