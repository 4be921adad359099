import { graphql, type HeadProps, type PageProps } from "gatsby";
import { churchForm } from "../features/registration/church-form";
import { contentOptions } from "../features/registration/field-options";
import { formAddress, receivedPath } from "../features/registration/form-address";
import { RegistrationPage } from "../features/registration/RegistrationPage";
import { Seo } from "../layout/Seo";

export default function ChurchRegistrationPage({
  data: { page, forms, site, subsections },
}: PageProps<Queries.ChurchRegistrationQuery>) {
  if (!page || !forms || !site) return null;
  const formId = process.env.GATSBY_CHURCH_FORM_ID || forms.churchFormId;
  return (
    <RegistrationPage
      page={page}
      definition={churchForm}
      action={formAddress(churchForm, { formsUrl: process.env.GATSBY_FORMS_URL, formId })}
      next={new URL(receivedPath, site.url).href}
      content={contentOptions(forms, subsections.nodes)}
      facts={{ ...forms, controller: site.fullName }}
    />
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.ChurchRegistrationQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query ChurchRegistration {
    page(key: { eq: "church-registration" }) {
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
      churchFormId
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
