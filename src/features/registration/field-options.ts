import { getStates } from "@brazilian-utils/brazilian-utils";
import type { ChoiceField, FormDefinition, FormField } from "./form-definition";

/** The lists of options that editors keep. */
export interface ContentOptions {
  readonly roles: readonly string[];
  readonly regimes: readonly string[];
  readonly subsections: readonly string[];
  /** The sub-section that serves each city, by the city's name; empty where several do. */
  readonly cities: Readonly<Record<string, string>>;
}

/** The options as pages get them from their query. */
export const contentOptions = (
  { roles, regimes }: Pick<ContentOptions, "roles" | "regimes">,
  subsections: readonly { readonly title: string; readonly cities: readonly string[] }[],
): ContentOptions => {
  const served = new Map<string, string>();
  for (const { title, cities } of subsections)
    for (const city of cities) served.set(city, (served.get(city) ?? title) === title ? title : "");
  return {
    roles,
    regimes,
    subsections: subsections.map(({ title }) => title),
    cities: Object.fromEntries(served),
  };
};

/** The option for those who don't know the sub-section of their city. */
const unknownSubsection = "Não sei";

/** The options of a field, literal or from content. */
export function optionsOf({ options, control }: ChoiceField, content: ContentOptions) {
  if (options === "states") return getStates().map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  const texts = typeof options === "string" ? content[options] : options;
  const all = options === "subsections" && control === "select" ? [...texts, unknownSubsection] : texts;
  return all.map((text) => ({ value: text, label: text }));
}

/** The form for a section without sub-sections: without the questions and options that name them. */
export function askedOf(definition: FormDefinition, { subsections }: ContentOptions): FormDefinition {
  if (subsections.length > 0) return definition;
  const asked = (field: FormField): FormField[] => {
    if (!("options" in field)) return [field];
    if (field.options === "subsections") return [];
    if (typeof field.options === "string") return [field];
    return [{ ...field, options: field.options.filter((text) => !/subseç/i.test(text)) }];
  };
  const groups = definition.groups.map((group) => ({ ...group, fields: group.fields.flatMap(asked) }));
  return { ...definition, groups };
}
