import type { Exception } from "./exceptions";

interface Advisory {
  readonly url?: string;
  readonly title?: string;
  readonly severity?: string;
  readonly name?: string;
}

/** The part of `npm audit --json` that is read. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
}

/** High and critical advisories that no exception covers on this day, and exceptions that are of no more use, one line each. */
export function auditProblems(
  { vulnerabilities = {} }: AuditReport,
  exceptions: readonly Exception[],
  today: string,
): string[] {
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via)
      if (typeof one === "object" && /^(high|critical)$/.test(one.severity ?? "")) found.set(idOf(one), one);
  const covered = new Set(exceptions.filter(({ until }) => until >= today).map(({ advisory }) => advisory));
  return [
    ...[...found]
      .filter(([id]) => !covered.has(id))
      .map(([id, { name, severity, title }]) => `${name}: ${severity}, ${title} (${id})`),
    ...exceptions
      .filter(({ until }) => until < today)
      .map((one) => `the exception for ${one.package} (${one.advisory}) ended on ${one.until}`),
    ...exceptions
      .filter(({ advisory }) => !found.has(advisory))
      .map((one) => `${one.package} (${one.advisory}) is mended: take its exception out`),
  ];
}

const idOf = ({ url = "" }: Advisory) => url.split("/").at(-1) ?? url;
