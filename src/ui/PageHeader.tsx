import * as styles from "./PageHeader.module.css";

interface Props {
  title: string;
  summary: string;
  /** The number of the page where several share a title: for screen readers; others see it at the foot of the list. */
  page?: number;
}

/** The title of a page and its first paragraph. */
export function PageHeader({ title, summary, page = 1 }: Props) {
  return (
    <header className={styles.header}>
      <h1>
        {title}
        {page > 1 && <span className="sr-only">, página {page}</span>}
      </h1>
      <p className={`lead ${styles.summary}`}>{summary}</p>
    </header>
  );
}
