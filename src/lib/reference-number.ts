/** Characters that nobody confuses on the phone. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A number for one registration: `P-20261121-7KQ2M9`. The build says how far the section's state is from UTC (`-03:00`): asking for
 * its time zone takes a cheap phone 120 ms, while somebody may have begun to type.
 */
export function newReference(prefix: string, utcOffset: string, now = new Date()): string {
  const hours = Number(utcOffset.slice(0, 3));
  const random = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => characters[byte % characters.length]);
  const day = new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
  return `${prefix}-${day}-${random.join("")}`;
}
