import { capitalized } from "../../../../src/lib/values";
import { firstDay } from "../../../source-content/check/site-content";
import type { Collection, Model } from "../../../source-content/fields/collection";
import { describeIt, lacksDescription } from "../../../source-content/fields/fields";

/** Says that a text is longer than its field takes. Undefined where it is not. */
export function lengthProblem(value: unknown, max: unknown, label: string): string | undefined {
  if (typeof value !== "string" || typeof max !== "number") return undefined;
  const over = value.trim().length - max;
  if (over <= 0) return undefined;
  return `${label}: o máximo é de ${max} letras. Tire ${over === 1 ? "1 letra" : `${over} letras`}.`;
}

/** Says that a chosen picture is not described. `described` is its field's name; `group` holds it, and the description. */
export function descriptionProblem(
  alt: unknown,
  described: unknown,
  group: Readonly<Record<string, unknown>>,
): string | undefined {
  if (typeof described !== "string" || !group[described] || !lacksDescription({ ...group, alt })) return undefined;
  return `Falta a descrição da imagem. ${describeIt}`;
}

/** Says how a field goes against another of its entry, by the rules of the content model. */
export function ruleProblem(
  model: Model,
  collectionName: unknown,
  fieldName: string,
  data: Readonly<Record<string, unknown>>,
  today: string,
): string | undefined {
  const collection = collectionNamed(model, collectionName);
  const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== "" && value !== null));
  const own = firstDay({ collection: String(collectionName), values });
  const broken = collection?.rules?.find(
    (rule) =>
      rule.field === fieldName &&
      // A rule waits until what it compares is right by itself.
      rule.compares.every((name) => collection.fields[name]?.schema.safeParse(values[name]).success) &&
      rule.broken(values, own > today ? own : today),
  );
  return broken && `${capitalized(broken.found)}. ${broken.fix}`;
}

/** True if another field can make this one wrong. */
export const hasRule = (model: Model, collectionName: unknown, fieldName: string): boolean =>
  collectionNamed(model, collectionName)?.rules?.some(({ field }) => field === fieldName) ?? false;

const collectionNamed = (model: Model, wanted: unknown): Collection | undefined =>
  model.collections.find(({ name }) => name === wanted);
