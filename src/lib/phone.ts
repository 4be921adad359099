/** A link that dials a Brazilian number, `(11) 5555-0100`. */
export const dialLink = (phone: string): string => `tel:+55${phone.replace(/\D/g, "")}`;

/** A link that opens a WhatsApp chat with it. */
export const whatsappLink = (phone: string): string => `https://wa.me/55${phone.replace(/\D/g, "")}`;

/** A link that opens a map at an address. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Replaces typographic hyphens and removes invisible characters, which pasted numbers bring along. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .trim();

/** Normalizes a phone number: `(11) 91234-5678`, from abroad `+351912345678`. Undefined if it is none. */
export function normalizePhone(typed: string): string | undefined {
  const text = plainSigns(typed)
    // Other words tell something.
    .replace(/^(?:tel(?:efone)?|cel(?:ular)?|fone|whats(?:app)?|zap)\b[\s.:]*|\s*\((?:whats(?:app)?|zap)\)$/gi, "")
    .replace(/^\(\s*(?=\+|00)/, "")
    // `0 xx 11`: the code of a carrier, left open as in a phone book.
    .replace(/^(\(?0)\s*xx/i, "$1");
  // An area of another country, without the country.
  if (!/^[\d\s()+.\-/]*$/.test(text) || /^\([1-9]\d\d\)/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const isForeign = /^(\+|00)/.test(text) && !/^(00)?55/.test(digits);
  if (isForeign) {
    const number = text.startsWith("+") ? digits : digits.slice(2);
    return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : undefined;
  }
  // `0 15 11`: the code of a carrier.
  const known = /^(?:(?:00)?55)?(?:0(?:\d{2})?)?([1-9]{2})(9\d{4}|[2-8]\d{3})(\d{4})$/;
  const [, area, start, end] = known.exec(digits) ?? [];
  return area && `(${area}) ${start}-${end}`;
}
