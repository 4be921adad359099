import { plainOf } from "../plain";

/** True for a value of Decap's store in which nothing is filled in; a switch that is off fills nothing in. */
export function isBlank(value: unknown): boolean {
  const plain = plainOf(value);
  if (plain === undefined || plain === null || plain === false) return true;
  if (typeof plain === "string") return plain.trim() === "";
  return typeof plain === "object" && Object.values(plain).every(isBlank);
}
