import { required } from "../../lib/required";
import { contentOptions } from "./field-options";
import { formAddress, receivedPath } from "./form-address";
import type { FormDefinition } from "./form-definition";
import { RegistrationPage } from "./RegistrationPage";

interface Props {
  definition: FormDefinition;
  /** Formspree's id of the form. */
  formId: string | null | undefined;
  data: {
    readonly page: Queries.RegistrationPageFragment | null;
    readonly forms: Queries.RegistrationFactsFragment | null;
    readonly site: Pick<Queries.SiteSettings, "fullName" | "url"> | null;
    readonly subsections: { readonly nodes: readonly Pick<Queries.Subsection, "title" | "cities">[] };
  };
}

/** A registration as its page's query brings it. */
export function RegistrationRoute({ definition, formId, data }: Props) {
  const [forms, site] = [required(data.forms), required(data.site)];
  return (
    <RegistrationPage
      page={required(data.page)}
      definition={definition}
      action={formAddress(definition, { formsUrl: process.env.GATSBY_FORMS_URL, formId })}
      next={new URL(receivedPath, site.url).href}
      content={contentOptions(forms, data.subsections.nodes)}
      facts={{ ...forms, controller: site.fullName }}
    />
  );
}
