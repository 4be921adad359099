import { urlOf, withPlainScheme } from "../../../src/lib/url";

/** Word calls its notes and headings by names that no page has, `#_ftn1`. */
const known = /^(https?:\/\/|mailto:|tel:|documento:|\/(?!\/)|#(?!_))/;

/**
 * An address as it was typed or pasted, as a link needs it; undefined for what leads nowhere. A page of `site`, as the browser's bar
 * has it, stands without the site's name: it is checked, and goes along when the name changes.
 */
export function linkOf(typed: string, site = ""): string | undefined {
  const text = withPlainScheme(
    typed
      .replace(/\p{Cf}/gu, "")
      .trim()
      .replaceAll(" ", "%20"),
  );
  const address = withScheme(text);
  if (!address || !/^https?:/.test(address)) return address;
  const url = urlOf(address);
  const isPage = url && url.origin === urlOf(site)?.origin && !/\.\w+$/.test(url.pathname);
  return isPage ? url.pathname + url.search + url.hash : url && address;
}

function withScheme(text: string): string | undefined {
  if (known.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/.test(text)) return `mailto:${text}`;
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.((br|com|org|net|edu|gov)([/?#]|$)|[a-z]{2,}\/))/i.test(text))
    return `https://${text}`;
  return undefined;
}

/** Addresses in a text, without the full stop or bracket after them. */
export const addresses = /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]/gi;
