import { longDay } from "../lib/dates";
import { fileNote } from "../lib/file-note";
import * as styles from "./DocumentRow.module.css";

/** With a thumbnail where there is one. */
export type DocumentRowData = Queries.DocumentRowFragment & Partial<Pick<Queries.LibraryDocumentFragment, "thumbnail">>;

/** A document to download; the link says its type and size. */
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
          {`${title} `}
          <small>{`(${fileNote(document)})`}</small>
        </a>
        {summary && <p>{summary}</p>}
        <p className="meta">
          <time dateTime={date}>{longDay(date)}</time>
        </p>
      </div>
    </div>
  );
}

/** Documents one below the other. */
export const DocumentRows = ({ documents }: { documents: readonly DocumentRowData[] }) => (
  <ul className="plain">
    {documents.map((document) => (
      <li key={document.slug}>
        <DocumentRow document={document} />
      </li>
    ))}
  </ul>
);
