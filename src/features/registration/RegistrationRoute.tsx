import { formIdOf } from "../../lib/form-id";
import { required } from "../../lib/required";
import { askedOf, contentOptions } from "./field-options";
import type { FormDefinition } from "./form-definition";
import { RegistrationPage } from "./RegistrationPage";

interface Props {
  definition: FormDefinition;
  formId: string | null | undefined;
  page: Queries.RegistrationPageFragment | null;
  data: Queries.RegistrationDataFragment;
}

/** A registration as its page's query brings it. */
export function RegistrationRoute({ definition, formId, page, data }: Props) {
  const [forms, site] = [required(data.forms), required(data.site)];
  const content = contentOptions(forms, data.subsections.nodes);
  return (
    <RegistrationPage
      page={required(page)}
      definition={askedOf(definition, content)}
      action={formAddress(definition, process.env.GATSBY_FORMS_URL, formId)}
      // Where a form sent without scripts comes back to.
      next={new URL("/cadastro-recebido", site.url).href}
      content={content}
      facts={{ ...forms, ...site, controller: site.fullName }}
    />
  );
}

/** The address of a form; undefined if none is set up. `formsUrl`, a server in place of Formspree, needs no form id. */
export function formAddress({ key }: FormDefinition, formsUrl: string | undefined, formId: Props["formId"]) {
  const id = formIdOf(formId ?? "");
  if (formsUrl) return `${formsUrl.replace(/\/+$/, "")}/${id || key}`;
  return id ? `https://formspree.io/f/${id}` : undefined;
}
