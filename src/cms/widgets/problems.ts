import { model } from "../../content-model";
import type { Collection } from "../../content-model/collection";
import { describeIt, lacksDescription } from "../../content-model/fields";

/** Says that a text is longer than its field takes. Undefined where it is not. */
export function lengthProblem(value: unknown, max: unknown, label: string): string | undefined {
  if (typeof value !== "string" || typeof max !== "number") return undefined;
  const over = value.trim().length - max;
  if (over <= 0) return undefined;
  return `${label}: o máximo é de ${max} letras. Tire ${over === 1 ? "1 letra" : `${over} letras`}.`;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

/**
 * The groups in which a field may stand: one, or in a list any of its items, as Decap does not tell which. Its ids of the
 * field's parents are their names and a number; those of items name nothing.
 */
export function groupsAround(data: Group, parentIds: readonly unknown[]): readonly Group[] {
  const names = parentIds.map((id) => String(id).replace(/-field-\d+$/, ""));
  return names.reduce<readonly Group[]>(
    (groups, name) =>
      groups.flatMap((group) =>
        name in group ? [group[name]].flat().map((value) => (isGroup(value) ? value : {})) : [group],
      ),
    [data],
  );
}

/** Says that a chosen picture is not described. `described` is its field's name, which stands in one of the groups. */
export function descriptionProblem(alt: unknown, described: unknown, groups: readonly Group[]): string | undefined {
  if (typeof described !== "string") return undefined;
  const isMissing = groups.some(
    (group) => group[described] && lacksDescription({ ...group, alt: alt || (groups.length > 1 && group.alt) }),
  );
  return isMissing ? `Falta a descrição da imagem. ${describeIt}` : undefined;
}

/** Says how a field goes against another of its entry, by the rules of the content model. */
export function ruleProblem(
  collectionName: unknown,
  fieldName: string,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  const collections: readonly Collection[] = model.collections;
  const collection = collections.find(({ name }) => name === collectionName);
  const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== "" && value !== null));
  const broken = collection?.rules?.find(
    (rule) =>
      rule.field === fieldName &&
      // A rule waits until what it compares is right by itself.
      rule.compares.every((name) => collection.fields[name]?.schema.safeParse(values[name]).success) &&
      rule.broken(values),
  );
  if (!broken) return undefined;
  return `${broken.found.charAt(0).toUpperCase()}${broken.found.slice(1)}. ${broken.fix}`;
}

/** True if another field can make this one wrong. */
export const hasRule = (collectionName: unknown, fieldName: string): boolean => {
  const collections: readonly Collection[] = model.collections;
  return Boolean(
    collections.find(({ name }) => name === collectionName)?.rules?.some(({ field }) => field === fieldName),
  );
};
