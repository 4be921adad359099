type Headers = Readonly<Record<string, string>>;
type Policy = ReadonlyMap<string, readonly string[]>;

const halfAYear = 15_768_000;
const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const maxAge = (value = "") => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/**
 * The tests of MDN's HTTP Observatory: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A page that passes
 * all has 130 points, its best grade. That plain HTTP leads to HTTPS is the host's business; the HSTS preload list does not count.
 */
const tests: Readonly<Record<string, (headers: Headers, policy: Policy) => boolean>> = {
  "Content Security Policy": (_, policy) => isStrict(policy),
  Cookies: (headers) => !headers["set-cookie"],
  "Cross-Origin Resource Sharing": (headers) => !headers["access-control-allow-origin"],
  "Referrer Policy": (headers) => privateReferrer.test(headers["referrer-policy"] ?? ""),
  "Strict Transport Security": (headers) => maxAge(headers["strict-transport-security"]) >= halfAYear,
  "X-Content-Type-Options": (headers) => headers["x-content-type-options"] === "nosniff",
  "X-Frame-Options, by frame-ancestors": (_, policy) =>
    /^'(none|self)'$/.test(policy.get("frame-ancestors")?.join(" ") ?? ""),
  "Cross Origin Resource Policy": (headers) =>
    /^same-(origin|site)$/.test(headers["cross-origin-resource-policy"] ?? ""),
};

/** The Observatory's tests that a page with these headers and this policy does not pass. */
export function failedTests(headers: Headers, policy: string): string[] {
  const directives = new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources] as const),
  );
  return Object.entries(tests).flatMap(([name, passes]) => (passes(headers, directives) ? [] : [name]));
}

const broadOrUnsafe = /^(data:|ftp:|https?:(\/\/\*(\.\*)?)?|\*|'unsafe-(inline|eval)')$/;

/** Nothing by default, no broad or unsafe source of scripts, styles and objects, nothing without HTTPS. */
function isStrict(policy: Policy): boolean {
  const byDefault = policy.get("default-src") ?? ["*"];
  const active = ["script-src", "style-src", "object-src"].flatMap((name) => policy.get(name) ?? byDefault);
  return (
    byDefault.join() === "'none'" &&
    !active.some((source) => broadOrUnsafe.test(source)) &&
    ![...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))
  );
}
