import { required } from "../../lib/required";
import { askedOf, contentOptions } from "./field-options";
import { formAddress } from "./form-address";
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
