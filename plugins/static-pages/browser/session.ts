/** What this tab remembers under a key, as a list of texts; undefined where storage is blocked. */
export function recall(key: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return undefined;
  }
}

/** Remembers the latest 20 texts of a list for as long as the tab lives. False where storage is blocked or full. */
export function remember(key: string, texts: readonly string[]): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(texts.slice(-20)));
    return true;
  } catch {
    return false;
  }
}
