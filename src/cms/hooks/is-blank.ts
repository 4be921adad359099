/** True for a value of Decap's store in which nothing is filled in; a switch that is off fills nothing in. */
export function isBlank(value: unknown): boolean {
  const plain: unknown = typeof value === "object" && value !== null && "toJS" in value ? toPlain(value) : value;
  if (plain === undefined || plain === null || plain === "" || plain === false) return true;
  return typeof plain === "object" && Object.values(plain).every(isBlank);
}

const toPlain = (value: object): unknown => (value as { toJS: () => unknown }).toJS();
