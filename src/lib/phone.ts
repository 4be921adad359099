const digitsOf = (phone: string): string => phone.replace(/\D/g, "");

/** With the country's code, which a number that begins with `+` has. */
const fromAbroad = (phone: string): string => (/^\s*\+/.test(phone) ? "" : "55") + digitsOf(phone);

/** `0800 123 4567`, `4004-1234` and `190`: the whole country dials them as they are. */
const isNational = (digits: string): boolean => /^(?:0[3589]00\d{6,7}|[34]00\d{5}|1\d\d)$/.test(digits);

/** A link that dials a number: `(11) 5555-0100`, from abroad `+351 912 345 678`, or one of the whole country. */
export const dialLink = (phone: string): string =>
  `tel:${isNational(digitsOf(phone)) ? digitsOf(phone) : `+${fromAbroad(phone)}`}`;

/** A link that opens a WhatsApp chat with a number: `(11) 95555-0100`, from abroad `+351 912 345 678`. */
export const whatsappLink = (phone: string): string => `https://wa.me/${fromAbroad(phone)}`;

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
    .replace(/^(?:tel(?:efone)?|cel(?:ular)?|fone|whats(?:app)?|zap)\b[\s.:]*|\s*\(?(?:whats(?:app)?|zap)\)?$/gi, "")
    .replace(/^\(\s*(?=\+)/, "")
    // `0 xx 11`: the code of a carrier, left open as in a phone book.
    .replace(/^(\(?0)\s*xx/i, "$1");
  // An area of another country, without the country.
  if (!/^[\d\s()+.\-/]*$/.test(text) || /^\([1-9]\d\d\)/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const isForeign = /^(\+|00)/.test(text) && !/^(00)?55/.test(digits);
  const number = text.startsWith("+") ? digits : digits.slice(2);
  // No area of North America begins with 1, as many of Brazil do: the country was left out.
  if (isForeign && /^(?:1[2-9]\d\d[2-9]\d{6}|[2-9]\d{7,14})$/.test(number)) return `+${number}`;
  if (isForeign && !typed.trim().startsWith("(")) return undefined;
  // `0 15 11`: the code of a carrier. After a `+`, 55 is the country and not the area.
  const known = /^(?:(?:00)?55)?(?:0(?:\d{2})?)?([1-9]{2})(9\d{4}|[2-8]\d{3})(\d{4})$/;
  const [, area, start, end] = known.exec(/^\+\s*55/.test(text) ? digits.slice(2) : digits) ?? [];
  return area && `(${area}) ${start}-${end}`;
}
