import { useEffect, useRef, useState } from "react";
import { type Answer, type Hit, type Piece, pageOfHits } from "../../../plugins/search-index/browser/find-pages";
import { longDay } from "../../lib/dates";
import * as button from "../../ui/ButtonLink.module.css";
import * as styles from "./Results.module.css";

/** The results in pages. The best one, loaded with the answer, is shown at once. */
export function Results({ answer }: { answer: Answer }) {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [wanted, setWanted] = useState(pageOfHits);
  const [isFailed, setFailed] = useState(false);
  /** How many were shown when more were requested. */
  const [before, setBefore] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    const show = (loaded: readonly Hit[]) =>
      isCurrent && setHits((shown) => (loaded.length > shown.length ? loaded : shown));
    answer
      .load(0, 1)
      .then(show)
      .then(() => answer.load(0, wanted))
      .then(show)
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [answer, wanted]);

  const added = before > 0 ? hits.length - before : 0;
  useEffect(() => {
    if (added > 0) list.current?.children[before]?.querySelector("a")?.focus();
  }, [added, before]);

  return (
    <section aria-label="Resultados">
      <p role="status" className="sr-only">
        {added > 0 &&
          `${added === 1 ? "Mais 1 resultado" : `Mais ${added} resultados`}: ${hits.length} de ${answer.total}.`}
      </p>
      {isFailed && <p role="alert">Alguns resultados não carregaram. Recarregue a página.</p>}
      <ol ref={list} className={styles.results}>
        {hits.map((hit) => (
          <li key={`${hit.url} ${hit.title}`}>
            <Result hit={hit} />
          </li>
        ))}
      </ol>
      {/* Not beside the best one alone: what comes with the others is no more than was asked for. */}
      {hits.length >= pageOfHits && hits.length < answer.total && (
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => {
            setBefore(hits.length);
            setWanted(wanted + pageOfHits);
          }}
        >
          Mostrar mais resultados
        </button>
      )}
    </section>
  );
}

const Result = ({ hit: { url, title, type, date, note, over, excerpt, places } }: { hit: Hit }) => {
  const first = isFile(url) ? places[0] : undefined;
  return (
    <article className={styles.result}>
      <p className="meta">
        {[type, note, date && type !== "Evento" ? longDay(date) : undefined].filter(Boolean).join(" · ")}
        {over && (
          <>
            {" · "}
            <strong>{over}</strong>
          </>
        )}
      </p>
      <h2>
        <a href={first?.url ?? url}>
          {title}
          {first && <span className="sr-only">, {first.title}</span>}
        </a>
      </h2>
      {!first && (
        <p>
          <Excerpt pieces={excerpt} />
        </p>
      )}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.url}>
              {place === first ? (
                // The title leads there.
                place.title
              ) : (
                <a href={place.url}>
                  <span className="sr-only">{title}, </span>
                  {place.title}
                </a>
              )}
              {first && (
                <>
                  : <Excerpt pieces={place.excerpt} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
};

/** True for a document: its places are its pages, and a result links to the first. */
const isFile = (url: string) => url.startsWith("/static/");

const Excerpt = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an excerpt never move.
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
