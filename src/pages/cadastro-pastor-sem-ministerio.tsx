import { graphql, type PageProps } from "gatsby";
import { pastorForm } from "../features/registration/pastor-form";
import { RegistrationRoute } from "../features/registration/RegistrationRoute";
import { PageHead } from "../layout/PageHead";

export default function PastorRegistrationPage({
  data: { page, ...data },
}: PageProps<Queries.PastorRegistrationQuery>) {
  const formId = process.env.GATSBY_PASTOR_FORM_ID || data.forms?.pastorFormId;
  return <RegistrationRoute definition={pastorForm} formId={formId} page={page} data={data} />;
}

export const Head = PageHead;

export const query = graphql`
  query PastorRegistration {
    page(key: { eq: "pastor-registration" }) {
      ...RegistrationPage
    }
    ...RegistrationData
  }
`;
