import { withPlainScheme } from "../../../src/lib/url";

/** Word calls its notes and headings by names that no page has, `#_ftn1`. */
const known = /^(https?:\/\/|mailto:|tel:|documento:|\/(?!\/)|#(?!_))/;

/** An address as it was typed or pasted, as a link needs it; undefined for what leads nowhere. */
export function linkOf(typed: string): string | undefined {
  const text = withPlainScheme(
    typed
      .replace(/\p{Cf}/gu, "")
      .trim()
      .replaceAll(" ", "%20"),
  );
  if (known.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/.test(text)) return `mailto:${text}`;
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.(br|com|org|net|edu|gov)([/?#]|$))/i.test(text)) return `https://${text}`;
  return undefined;
}

/** Addresses in a text, without the full stop or bracket after them. */
export const addresses = /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]/gi;
