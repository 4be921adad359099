import type { FormDefinition } from "../form-definition";

/** Characters that nobody confuses on the phone. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * How far São Paulo is behind UTC, all year since 2019. The day in a number need not be right to the hour, and asking for the
 * time zone takes a cheap phone 120 ms, while somebody may have begun to type.
 */
const behindUtc = 3 * 60 * 60 * 1000;

/** A number for one registration, the same however often it is sent: `P-20261121-7KQ2M9`. */
export function newReference({ key }: FormDefinition, now = new Date()): string {
  const random = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => characters[byte % characters.length]);
  const day = new Date(now.getTime() - behindUtc).toISOString().slice(0, 10).replaceAll("-", "");
  return `${key === "pastor-registration" ? "P" : "I"}-${day}-${random.join("")}`;
}
