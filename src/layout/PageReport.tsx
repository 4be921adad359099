import * as styles from "./PageReport.module.css";

interface Props {
  /** The page's full address. */
  url: string;
  /** Of the section's office. */
  email: string | null;
}

/** Asks who finds a mistake to tell the section: the message names the page already. */
export function PageReport({ url, email }: Props) {
  if (!email) return null;
  // The address as it is in the head already takes few bytes; line breaks as in RFC 6068.
  const message = `subject=Erro%20no%20site&body=${url}%0D%0A%0D%0A`;
  return (
    <p className={`${styles.report} no-print`}>
      <a href={`mailto:${email}?${message}`}>Há um erro nesta página? Avise a Seção.</a>
    </p>
  );
}
