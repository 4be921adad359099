const thisMachine = ["127.0.0.1", "localhost"];

/**
 * True if the Host header names this server. A foreign page can point its own domain at 127.0.0.1 (DNS rebinding), and
 * would then read what we serve.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[] = []): boolean {
  const [, name] = /^\[?([^[\]@/\s]+?)\]?(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? "") ?? [];
  return name !== undefined && [...thisMachine, ...allowed].includes(name);
}
