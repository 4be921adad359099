import { graphql, type PageProps } from "gatsby";
import { churchForm } from "../features/registration/church-form";
import { RegistrationRoute } from "../features/registration/RegistrationRoute";
import { PageHead } from "../layout/PageHead";

export default function ChurchRegistrationPage({
  data: { page, ...data },
}: PageProps<Queries.ChurchRegistrationQuery>) {
  const formId = process.env.GATSBY_CHURCH_FORM_ID || data.forms?.churchFormId;
  return <RegistrationRoute definition={churchForm} formId={formId} page={page} data={data} />;
}

export const Head = PageHead;

export const query = graphql`
  query ChurchRegistration {
    page(key: { eq: "church-registration" }) {
      ...RegistrationPage
    }
    ...RegistrationData
  }
`;
