import { formAt, formIdOf } from "../../lib/form-id";
import type { FormDefinition } from "./form-definition";

/** The address of a form; undefined if none is set up. `formsUrl`, a server in place of Formspree, needs no form id. */
export function formAddress({ key }: FormDefinition, formsUrl: string | undefined, formId: string | null | undefined) {
  const id = formIdOf(formId ?? "");
  return formsUrl || id ? formAt(formsUrl, id || key) : undefined;
}
