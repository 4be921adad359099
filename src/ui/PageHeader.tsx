import * as styles from "./PageHeader.module.css";

/** The title of a page and its first paragraph. */
export function PageHeader({ title, summary }: { title: string; summary: string }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={`lead ${styles.summary}`}>{summary}</p>
    </header>
  );
}
