import { states } from "../../lib/states";
import type { ChoiceField } from "./form-definition";

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The lists of options that editors keep. */
export interface ContentOptions {
  readonly roles: readonly string[];
  readonly regimes: readonly string[];
  /** Titles of the sub-sections. */
  readonly subsections: readonly string[];
  /** The sub-section that serves each city, by the city's name. */
  readonly cities: Readonly<Record<string, string>>;
}

interface Subsection {
  readonly title: string;
  readonly cities: readonly string[];
}

/** The options as pages get them from their query. */
export const contentOptions = (
  { roles, regimes }: Pick<ContentOptions, "roles" | "regimes">,
  subsections: readonly Subsection[],
): ContentOptions => ({
  roles,
  regimes,
  subsections: subsections.map(({ title }) => title),
  cities: Object.fromEntries(subsections.flatMap(({ title, cities }) => cities.map((city) => [city, title]))),
});

/** For somebody who doesn't know which sub-section serves their city. */
const unknownSubsection = "Não sei";

/** The options of a field, literal or from content. */
export function optionsOf({ options }: ChoiceField, content: ContentOptions): readonly Option[] {
  if (options === "states") return states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  if (options === "subsections") return same([...content.subsections, unknownSubsection]);
  if (typeof options === "string") return same(content[options]);
  return same(options);
}

const same = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, label: text }));
