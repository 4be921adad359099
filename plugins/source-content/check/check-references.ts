import { propertyOf } from "../../../src/lib/values";
import type { Fields, Reference } from "../fields/field";
import { imageTypes } from "../fields/fields";
import { type Finding, show } from "./check-values";
import { fileProblem, linkProblem, type SiteIndex } from "./site-index";

/** Checks that everything that values refer to exists: pictures, files, entries, options, pages. */
export function checkReferences(
  fields: Fields,
  values: unknown,
  file: string,
  site: SiteIndex,
  labels: readonly string[] = [],
): Finding[] {
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(values, name);
    const path = [...labels, field.label];
    const inner = field.fields;
    if (inner && Array.isArray(value))
      return value.flatMap((item, index) =>
        isHidden(item) ? [] : checkReferences(inner, item, file, site, [...path, `${index + 1}º item`]),
      );
    if (inner) return checkReferences(inner, value, file, site, path);
    return [value].flat().flatMap((target) => {
      if (typeof target !== "string" || target.trim() === "" || !field.reference) return [];
      const problem = problemOf(field.reference, target.trim(), file, site);
      return problem ? [{ field: path.join(" › "), fix: field.fix, ...problem }] : [];
    });
  });
}

/** A hidden menu entry may wait for its page. */
const isHidden = (item: unknown) => propertyOf(item, "hidden") === true;

function problemOf(
  reference: Reference,
  target: string,
  file: string,
  site: SiteIndex,
): { found: string; fix?: string } | undefined {
  switch (reference.to) {
    case "image":
      return fileProblem(site, file, target, imageTypes);
    case "file":
      return fileProblem(site, file, target, reference.types);
    case "entry":
      if (site.entries.has(`${reference.collection}/${target}`)) return undefined;
      return { found: `encontrei ${show(target)}, que não existe` };
    case "option": {
      const options = site.options(reference.setting, reference.list);
      if (options.length === 0 || options.includes(target)) return undefined;
      const found = `encontrei ${show(target)}, que não está entre as opções`;
      return { found, fix: `Use uma destas: ${options.join("; ")}.` };
    }
    case "path":
      return linkProblem(site, target);
  }
}
