import type { ReactNode } from "react";
import { longDay } from "../../lib/dates";
import { kindLabel } from "../../lib/news-kinds";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { Cover } from "../../ui/Cover";
import { DocumentRows } from "../../ui/DocumentRow";
import { NewsLinks } from "../../ui/NewsLinks";
import { Prose } from "../../ui/Prose";
import { ShareRow } from "../../ui/ShareRow";
import * as styles from "./NewsArticle.module.css";

export type NewsArticleData = Queries.NewsArticleFragment;

interface Neighbour {
  readonly path: string;
  readonly title: string;
}

interface Props {
  item: NewsArticleData;
  /** The page's full address, for sharing. */
  url: string;
  newer?: Neighbour | null;
  older?: Neighbour | null;
}

/** One news item or notice. */
export function NewsArticle({ item, url, newer, older }: Props) {
  return (
    <article className={styles.article}>
      <Breadcrumb href="/noticias" label="Notícias e avisos" />
      <header>
        <p className={`wrap meta ${styles.facts}`}>
          <strong>{kindLabel(item.kind)}</strong>
          <time dateTime={item.date}>{longDay(item.date)}</time>
          {item.updated && (
            <span>
              {item.kind === "aviso" ? "Atualizado" : "Atualizada"} em{" "}
              <time dateTime={item.updated}>{longDay(item.updated)}</time>
            </span>
          )}
          {item.subsection && <a href={item.subsection.path}>{`Subseção ${item.subsection.title}`}</a>}
        </p>
        <h1>{item.title}</h1>
        <p className="lead">{item.summary}</p>
        {item.expired && item.expires && (
          <p className={styles.expired}>Este aviso valeu até {longDay(item.expires)}.</p>
        )}
      </header>
      {item.cover && <Cover picture={item.cover} className={styles.cover} />}
      <Prose html={item.html} />
      {item.documents.length > 0 && (
        <section>
          <h2 className={styles.part}>Documentos</h2>
          <DocumentRows documents={item.documents} />
        </section>
      )}
      {item.tags.length > 0 && (
        <ul className={`wrap ${styles.tags} no-print`} aria-label="Assuntos">
          {item.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <ShareRow title={item.title} url={url} />
      <NewsLinks title="Leia também" news={item.related} />
      {(older || newer) && (
        <nav aria-label="Outras notícias" className={`${styles.neighbours} no-print`}>
          {older && <NeighbourLink to={older}>Anterior</NeighbourLink>}
          {newer && <NeighbourLink to={newer}>Próxima</NeighbourLink>}
        </nav>
      )}
    </article>
  );
}

const NeighbourLink = ({ to, children }: { to: Neighbour; children: ReactNode }) => (
  <a href={to.path} className="card">
    <span className="meta">{children}</span>
    {to.title}
  </a>
);
