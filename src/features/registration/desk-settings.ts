import type { DeskSettings } from "../../../plugins/registrations-desk/browser/settings";
import { churchForm } from "./church-form";
import { consents, consentValue } from "./consents";
import { contentOptions, optionsOf } from "./field-options";
import { type FormDefinition, fieldsOf, nameOf } from "./form-definition";
import { pastorForm } from "./pastor-form";

/** The settings of the secretary's desk: which questions each form asks, by the names of the answers. */
export function deskSettings({ getNodesByType }: { getNodesByType(type: string): readonly object[] }): DeskSettings {
  const [{ name, state }, forms, subsections] = [
    Object(getNodesByType("SiteSettings")[0]),
    Object(getNodesByType("FormsSettings")[0]),
    getNodesByType("Subsection").map((node): { title: string; cities: string[] } => Object(node)),
  ];
  const content = contentOptions(forms, subsections);
  const formOf = (definition: FormDefinition) => ({
    name: definition.name,
    questions: fieldsOf(definition).map((field) => ({
      key: field.key,
      name: nameOf(field),
      ...("options" in field && { options: optionsOf(field, content).map(({ value }) => value) }),
    })),
  });
  return {
    siteName: name,
    state,
    retention: forms.retention,
    forms: { pastor: formOf(pastorForm), church: formOf(churchForm) },
    consents: consents.map((consent) => consent.name),
    consentValue,
    cities: content.cities,
  };
}
