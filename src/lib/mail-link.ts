/** An e-mail to be sent from a person's own program. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Longer links are cut or refused on the way to a mail program (Windows takes 2,048 characters). */
const longestLink = 1900;

const linkOf = ({ to, subject, body }: Draft): string =>
  `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;

/**
 * The `mailto:` link of a draft, by RFC 6068: line breaks are CRLF. If it were too long it has the words `instead` for a
 * body, which is then to be copied.
 */
export function mailLink(draft: Draft, instead: string): { readonly href: string; readonly isLong: boolean } {
  const isLong = linkOf(draft).length > longestLink;
  return { href: linkOf(isLong ? { ...draft, body: instead } : draft), isLong };
}
