export interface Grade {
  readonly score: number;
  /** The tests that did not pass. */
  readonly failed: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

interface Test {
  readonly name: string;
  /** Points if it passes and if it fails; less than the Observatory takes is never taken. */
  readonly credit: number;
  readonly cost: number;
  readonly passes: (headers: Headers, policy: ReadonlyMap<string, readonly string[]>) => boolean;
}

const halfAYear = 15_768_000;
const privateReferrer = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * The tests of MDN's HTTP Observatory with its points: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 * Only its best grade passes. That plain HTTP leads to HTTPS is the host's business; the HSTS preload list does not count.
 */
const tests: readonly Test[] = [
  { name: "Content Security Policy", credit: 10, cost: 25, passes: (_, policy) => isStrict(policy) },
  { name: "Cookies", credit: 0, cost: 40, passes: (headers) => !headers["set-cookie"] },
  {
    name: "Cross-Origin Resource Sharing",
    credit: 0,
    cost: 50,
    passes: (headers) => !headers["access-control-allow-origin"],
  },
  {
    name: "Referrer Policy",
    credit: 5,
    cost: 5,
    passes: (headers) => privateReferrer.includes(headers["referrer-policy"] ?? ""),
  },
  {
    name: "Strict Transport Security",
    credit: 0,
    cost: 20,
    passes: (headers) =>
      Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0) >= halfAYear,
  },
  {
    name: "X-Content-Type-Options",
    credit: 0,
    cost: 5,
    passes: (headers) => headers["x-content-type-options"] === "nosniff",
  },
  {
    name: "X-Frame-Options, by frame-ancestors",
    credit: 5,
    cost: 20,
    passes: (_, policy) => /^'(none|self)'$/.test(policy.get("frame-ancestors")?.join(" ") ?? ""),
  },
  {
    name: "Cross Origin Resource Policy",
    credit: 10,
    cost: 20,
    passes: (headers) => /^same-(origin|site)$/.test(headers["cross-origin-resource-policy"] ?? ""),
  },
];

/** What the Observatory makes of a page with these headers and this policy. Credit counts only from 90 points on. */
export function gradePage(headers: Headers, policy: string): Grade {
  const directives = new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources] as const),
  );
  const failed = tests.filter(({ passes }) => !passes(headers, directives));
  const base = failed.reduce((score, { cost }) => score - cost, 100);
  const credit = tests.filter((test) => !failed.includes(test)).reduce((sum, test) => sum + test.credit, 0);
  return { score: base >= 90 ? base + credit : base, failed: failed.map(({ name }) => name) };
}

const broadOrUnsafe = /^(data:|ftp:|https?:(\/\/\*(\.\*)?)?|\*|'unsafe-(inline|eval)')$/;

/** Nothing by default, no broad or unsafe source of scripts, styles and objects, nothing without HTTPS. */
function isStrict(policy: ReadonlyMap<string, readonly string[]>): boolean {
  const byDefault = policy.get("default-src") ?? ["*"];
  const active = ["script-src", "style-src", "object-src"].flatMap((name) => policy.get(name) ?? byDefault);
  return (
    byDefault.join() === "'none'" &&
    !active.some((source) => broadOrUnsafe.test(source)) &&
    ![...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))
  );
}
