/** The address of a page of this site as the site writes it: `/documentos/#atas` → `/documentos#atas`. Others stay. */
export const plainPath = (address: string): string => address.replace(/^(\/(?!\/)[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1");

/**
 * The URL that a text is; undefined where it is none. `URL.canParse` of Node 20 takes addresses with accents for none once it is
 * called often: https://github.com/AikidoSec/firewall-node/pull/1086. Chrome 114 to 119 lack it.
 */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** `Https://example.org` → `https://example.org`: a phone begins a line with a capital. */
export const withPlainScheme = (address: string): string =>
  address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
