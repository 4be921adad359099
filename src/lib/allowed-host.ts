const thisMachine = ["127.0.0.1", "localhost"];

/** True if the Host header names this server, which it does not after DNS rebinding by a foreign page. */
export function isAllowedHost(header: string | undefined, allowed: readonly string[] = []): boolean {
  const [, name] = /^\[?([^[\]@/\s]+?)\]?(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? "") ?? [];
  return name !== undefined && [...thisMachine, ...allowed].includes(name);
}
