import { longDay } from "../lib/dates";
import { fileSize } from "../lib/file-size";
import * as styles from "./DocumentRow.module.css";

export interface DocumentRowData {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly summary: string | null;
  readonly fileType: string;
  readonly fileSize: number;
  readonly fileUrl: string;
  readonly pages: number | null;
}

/** A document to download. The link says what comes: its type and its size. */
export function DocumentRow({ document }: { document: DocumentRowData }) {
  const { title, date, summary, fileType, fileUrl, pages } = document;
  const pageCount = pages ? `, ${pages} ${pages === 1 ? "página" : "páginas"}` : "";
  return (
    <div className={styles.row}>
      <span className={styles.type} aria-hidden="true">
        {fileType}
      </span>
      <div>
        <a href={fileUrl}>
          {title}{" "}
          <small>
            ({fileType}, {fileSize(document.fileSize)}
            {pageCount})
          </small>
        </a>
        {summary && <p>{summary}</p>}
        <p className={styles.meta}>
          <time dateTime={date}>{longDay(date)}</time>
        </p>
      </div>
    </div>
  );
}
