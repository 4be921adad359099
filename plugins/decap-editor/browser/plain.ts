/** A value of Decap's store, which keeps maps and lists in classes of Immutable, as plain values. */
export function plainOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("toJS" in value) || typeof value.toJS !== "function")
    return value;
  return value.toJS();
}
