/** A text as it was before it was encoded for an address: in a link, a space is often `%20`. One that never was stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
