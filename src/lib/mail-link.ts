/** An e-mail to be sent from a person's own program. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Longer links are cut or refused on the way to a mail program (Windows takes 2,048 characters). */
const longestLink = 1900;

/** The `mailto:` link of a draft, by RFC 6068: line breaks are CRLF. */
export const mailLink = ({ to, subject, body }: Draft): string =>
  `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;

/** The link with the body, or with the words `instead` if it were too long: then the body is to be copied. */
export function mailLinkWithin(draft: Draft, instead: string): { readonly href: string; readonly isLong: boolean } {
  const isLong = mailLink(draft).length > longestLink;
  return { href: mailLink(isLong ? { ...draft, body: instead } : draft), isLong };
}
