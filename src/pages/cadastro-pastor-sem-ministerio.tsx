import { graphql, type HeadProps, type PageProps } from "gatsby";
import { contentOptions } from "../features/registration/field-options";
import { formAddress, receivedPath } from "../features/registration/form-address";
import { pastorForm } from "../features/registration/pastor-form";
import { RegistrationPage } from "../features/registration/RegistrationPage";
import { Seo } from "../layout/Seo";

export default function PastorRegistrationPage({
  data: { page, forms, site, subsections },
}: PageProps<Queries.PastorRegistrationQuery>) {
  if (!page || !forms || !site) return null;
  const formId = process.env.GATSBY_PASTOR_FORM_ID || forms.pastorFormId;
  return (
    <RegistrationPage
      page={page}
      definition={pastorForm}
      action={formAddress(pastorForm, { formsUrl: process.env.GATSBY_FORMS_URL, formId })}
      next={new URL(receivedPath, site.url).href}
      content={contentOptions(forms, subsections.nodes)}
      facts={{ ...forms, controller: site.fullName }}
    />
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.PastorRegistrationQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query PastorRegistration {
    page(key: { eq: "pastor-registration" }) {
      path
      title
      summary
      social {
        src
        alt
      }
      html
      requirements {
        item
      }
    }
    forms: formsSettings {
      pastorFormId
      contactEmail
      contactPhone
      replyDays
      retention
      roles
      regimes
    }
    site: siteSettings {
      fullName
      url
    }
    subsections: allSubsection(sort: { title: ASC }) {
      nodes {
        title
        cities
      }
    }
  }
`;
