import { longDay } from "../lib/dates";
import { fileNote } from "../lib/file-note";
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
  /** Its first page. */
  readonly thumbnail?: { readonly src: string; readonly width: number; readonly height: number } | null;
}

/** A document to download. The link says what comes: its type and its size. */
export function DocumentRow({ document }: { document: DocumentRowData }) {
  const { title, date, summary, fileType, fileUrl, thumbnail } = document;
  return (
    <div className={styles.row}>
      {thumbnail ? (
        <img className={styles.page} {...thumbnail} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.type} aria-hidden="true">
          {fileType}
        </span>
      )}
      <div>
        <a href={fileUrl}>
          {title} <small>({fileNote(document)})</small>
        </a>
        {summary && <p>{summary}</p>}
        <p className="meta">
          <time dateTime={date}>{longDay(date)}</time>
        </p>
      </div>
    </div>
  );
}
