import * as styles from "./Prose.module.css";

/** A body of content. `html` was sanitized when it was made. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/lib/markdown/sanitize.ts lets nothing active through.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
