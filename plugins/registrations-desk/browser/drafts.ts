import type { Draft } from "../../../src/lib/mail-link";
import type { Registration } from "./clean";
import type { Pair } from "./match";
import texts from "./texts.json";

type Values = Readonly<Record<string, string | undefined>>;

/** Fills a draft in; lines with unknown values are left out. */
export function draft(kind: keyof typeof texts.drafts, to: Registration, values: Values): Draft {
  const [subject = "", ...body] = texts.drafts[kind].flatMap((line) => {
    const isWhole = [...line.matchAll(/\{(.*?)\}/g)].every(([, name = ""]) => values[name]);
    return isWhole ? [line.replace(/\{(.*?)\}/g, (_, name) => values[name] ?? "")] : [];
  });
  return { to: to.email, subject, body: body.join("\n") };
}

/** The values for drafts about a pair. */
export const valuesOf = ({ pastor, church }: Pair, site: string): Values =>
  Object.fromEntries([
    ["site", site],
    ...[pastor.of, church.of].flatMap(({ side, answers, ref, email }) =>
      Object.entries({ ...answers, ref, email }).map(([key, value]) => [`${side}.${key}`, value]),
    ),
  ]);

export const asText = ({ to, subject, body }: Draft): string => `Para: ${to}\nAssunto: ${subject}\n\n${body}\n`;
