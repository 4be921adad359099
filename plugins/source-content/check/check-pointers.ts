import type { Field, Fields, Pointer } from "../fields/field";
import { imageTypes } from "../fields/fields";
import { type Finding, show } from "./check-values";
import { fileProblem, linkProblem, type SiteIndex } from "./site-index";

/** Checks everything that an entry's values point at: pictures, files, other entries, options, pages. */
export function checkPointers(
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
    if (field.fields) {
      const inner = field.fields;
      return Array.isArray(value)
        ? value.flatMap((item, index) => checkPointers(inner, item, file, site, [...path, `${index + 1}º item`]))
        : checkPointers(inner, value, file, site, path);
    }
    const pointed = Array.isArray(value) ? value : [value];
    return pointed.flatMap((target) =>
      typeof target === "string" ? checkPointer(field, target.trim(), file, site, path) : [],
    );
  });
}

function checkPointer(field: Field, target: string, file: string, site: SiteIndex, path: readonly string[]): Finding[] {
  if (!field.points || target === "") return [];
  const problem = problemOf(field.points, target, file, site);
  return problem ? [{ field: path.join(" › "), found: problem.found, fix: problem.fix ?? field.fix }] : [];
}

function problemOf(
  points: Pointer,
  target: string,
  file: string,
  site: SiteIndex,
): { found: string; fix?: string } | undefined {
  switch (points.to) {
    case "image":
      return fileProblem(site, file, target, imageTypes);
    case "file":
      return fileProblem(site, file, target, points.types);
    case "entry":
      return site.entries.has(`${points.collection}/${target}`)
        ? undefined
        : { found: `encontrei ${show(target)}, que não existe` };
    case "option": {
      const options = site.options(points.setting, points.list);
      return !options || options.includes(target)
        ? undefined
        : {
            found: `encontrei ${show(target)}, que não está entre as opções`,
            fix: `Use uma destas: ${options.join("; ")}.`,
          };
    }
    case "path":
      return linkProblem(site, target);
  }
}
