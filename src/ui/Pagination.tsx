import * as styles from "./Pagination.module.css";

interface Props {
  /** The page shown, from 1. */
  current: number;
  total: number;
  pathOf: (page: number) => string;
}

/** Links to the pages of a list: first, last, and those near the present one. */
export function Pagination({ current, total, pathOf }: Props) {
  if (total < 2) return null;
  return (
    <nav aria-label="Páginas da lista">
      <ol className={`wrap ${styles.pages}`}>
        {current > 1 && (
          <li>
            <a href={pathOf(current - 1)} rel="prev">
              Anterior
            </a>
          </li>
        )}
        {shownPages(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={pathOf(page)} aria-current={page === current ? "page" : undefined} aria-label={`Página ${page}`}>
                {page}
              </a>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <a href={pathOf(current + 1)} rel="next">
              Próxima
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The page numbers to show; undefined stands for those left out. */
export function shownPages(current: number, total: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(near)];
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    return skipped === 0 ? [page] : skipped === 1 ? [page - 1, page] : [undefined, page];
  });
}
