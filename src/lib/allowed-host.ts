const thisMachine = ["127.0.0.1", "localhost"];

/**
 * Is the request meant for this server? A page elsewhere can point its own domain at 127.0.0.1 (DNS rebinding) and
 * then read what we serve; the Host header gives it away.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[] = []): boolean {
  const [, name] = /^\[?([^[\]@/\s]+?)\]?(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? "") ?? [];
  return name !== undefined && [...thisMachine, ...allowed].includes(name);
}
