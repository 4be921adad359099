import { listPath, newsFilters } from "../../lib/news-paths";
import { PageHeader } from "../../ui/PageHeader";
import { Pagination } from "../../ui/Pagination";
import { NewsCard, type NewsCardData } from "./NewsCard";
import * as styles from "./NewsList.module.css";

interface Props {
  title: string;
  summary: string;
  /** Key of the filter that is on; undefined shows all. */
  filter?: string | undefined;
  items: readonly NewsCardData[];
  page: number;
  pages: number;
}

/** One page of the list of news and notices. */
export function NewsList({ title, summary, filter, items, page, pages }: Props) {
  return (
    <>
      <PageHeader title={title} summary={summary} page={page} />
      <nav aria-label="Mostrar" className={`wrap targets ${styles.filters}`}>
        {[undefined, ...newsFilters].map((choice) => (
          <a
            key={choice?.key ?? "all"}
            href={listPath(choice?.key, 1)}
            aria-current={choice?.key === filter ? "page" : undefined}
          >
            {choice?.label ?? "Tudo"}
          </a>
        ))}
      </nav>
      {items.length > 0 ? (
        <ul className={`columns ${styles.grid}`} aria-label="Notícias e avisos">
          {items.map((item, index) => (
            <li key={item.path}>
              <NewsCard item={item} first={index === 0} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          Ainda não há nada publicado aqui. Volte em breve, ou fale com a secretaria pelos contatos no fim da página.
        </p>
      )}
      <Pagination current={page} total={pages} pathOf={(number) => listPath(filter, number)} />
    </>
  );
}
