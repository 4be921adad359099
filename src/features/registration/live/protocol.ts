import type { FormDefinition } from "../form-definition";

/** Letters and digits that nobody confuses on the phone. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const dayInSaoPaulo = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/** A number for one registration, the same however often it is sent: `P-20261121-7KQ2M9`. */
export function newProtocol({ key }: FormDefinition, now = new Date()): string {
  const random = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => signs[byte % signs.length]);
  const day = dayInSaoPaulo.format(now).replace(/\D/g, "");
  return `${key === "pastor-registration" ? "P" : "I"}-${day}-${random.join("")}`;
}
