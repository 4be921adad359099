import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { slugify } from "../../../src/lib/slug";
import { valueAt } from "../../../src/lib/values";
import type { Field, Fields } from "../fields/field";
import type { Problem } from "./problem";

/** A problem without its entry. */
export type Finding = Pick<Problem, "field" | "found" | "fix">;

/** Removes the values that the editor writes for empty fields. */
export function withoutEmpty(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const kept = keep(inner);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function keep(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => keep(item) ?? item);
  if (typeof value !== "object") return value;
  const kept = withoutEmpty({ ...value });
  return Object.keys(kept).length === 0 ? undefined : kept;
}

/** Translates Zod's issues to Portuguese, with the labels of the fields. */
export function findingsOf(issues: readonly z.core.$ZodIssue[], fields: Fields, data: unknown): Finding[] {
  return issues.flatMap((issue) => {
    const place = locate(fields, issue.path);
    if (issue.code === "unrecognized_keys") {
      const told = issue.keys.slice(0, mostUnknown).map((key) => ({
        field: [...place.labels, show(key).slice(1, -1)].join(" › "),
        found: "este campo não existe",
        fix: suggestion(key, place.fields),
      }));
      const more = issue.keys.length - told.length;
      const rest = {
        field: place.labels.join(" › ") || "Arquivo",
        found: `há mais ${more === 1 ? "1 campo que não existe" : `${more} campos que não existem`}`,
        fix: "Apague o que sobra, ou salve o texto de novo pelo editor.",
      };
      return more > 0 ? [...told, rest] : told;
    }
    const value = valueAt(data, issue.path);
    // YAML reads 2026 and true as such.
    const isBare =
      issue.code === "invalid_type" && issue.expected === "string" && /^(number|boolean)$/.test(typeof value);
    const fix =
      isBare && !place.fix.includes("no arquivo") ? place.fix.replace(/\.$/, " (no arquivo, entre aspas).") : place.fix;
    return [{ field: place.labels.join(" › "), found: foundBy(issue, value), fix }];
  });
}

/** Unknown names reported one by one; a file with more is no longer an entry. */
const mostUnknown = 20;

interface Place {
  readonly labels: string[];
  readonly fields: Fields;
  readonly fix: string;
}

function locate(fields: Fields, path: readonly PropertyKey[]): Place {
  let place: Place = { labels: [], fields, fix: "" };
  for (const step of path) {
    if (typeof step === "number") {
      place = { ...place, labels: [...place.labels, `${step + 1}º item`] };
      continue;
    }
    const field: Field | undefined = place.fields[String(step)];
    place = {
      labels: [...place.labels, field?.label ?? String(step)],
      fields: field?.fields ?? {},
      fix: field?.fix ?? "",
    };
  }
  return place;
}

function foundBy(issue: z.core.$ZodIssue, value: unknown): string {
  if (keep(value) === undefined) return "está em branco";
  if (issue.code === "too_big" && typeof value === "string")
    return `tem ${value.trim().length} letras, e cabem ${issue.maximum}`;
  if (issue.code === "invalid_type")
    return `encontrei ${show(value)}, que não é ${kinds[issue.expected] ?? "o que o campo pede"}`;
  return `encontrei ${show(value)}`;
}

const kinds: Record<string, string> = {
  string: "um texto",
  number: "um número",
  int: "um número inteiro",
  boolean: "sim ou não",
  array: "uma lista",
  object: "um grupo de campos",
};

/** A value as shown in a message, cut short. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return "uma lista";
  if (typeof value === "object" && value !== null) return "um grupo de campos";
  const text = String(value).trim();
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return typeof value === "string" ? `“${short}”` : `o valor ${short}`;
}

function suggestion(key: string, fields: Fields): string {
  const [near] =
    Object.entries(fields).find(
      ([name, { label }]) =>
        name.toLowerCase() === key.toLowerCase() || slugify(label) === slugify(key) || distance(name, key) <= 2,
    ) ?? [];
  return near ? `Você quis dizer ${near}? Corrija o nome ou apague o campo.` : "Apague o campo, ou confira o nome.";
}
