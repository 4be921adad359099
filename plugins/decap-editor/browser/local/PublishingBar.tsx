import { useEffect, useState } from "react";
import type { Place } from "../../../source-content/files/places";
import type { Publication } from "../../server/editor";

const savingEvent = "editor:saved";

/** Tells the bar that something was saved: the site is about to be built. */
export const savingBegan = (): void => {
  window.dispatchEvent(new Event(savingEvent));
};

interface PublishingBarProps {
  readonly ask: () => Promise<Publication | undefined>;
  /** Milliseconds from one question to the next. */
  readonly every: number;
}

/** Tells, at the foot of the editor, what becomes of a save: on its way, on the site with a link, or stopped and why. */
export function PublishingBar({ ask, every }: PublishingBarProps) {
  const [publication, setPublication] = useState<Publication>();
  const isWaiting = !publication || publication.phase === "publishing";

  useEffect(() => {
    const begin = () => setPublication({ phase: "publishing" });
    window.addEventListener(savingEvent, begin);
    return () => window.removeEventListener(savingEvent, begin);
  }, []);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(async () => {
      const told = await ask().catch(() => undefined);
      if (told) setPublication(told);
    }, every);
    return () => clearInterval(timer);
  }, [isWaiting, ask, every]);

  return (
    <div role="status" className={`publishing publishing-${publication?.phase ?? "idle"}`}>
      {publication && publication.phase !== "idle" && (
        <>
          <News publication={publication} />
          {!isWaiting && (
            <button type="button" onClick={() => setPublication({ phase: "idle" })}>
              Fechar
            </button>
          )}
        </>
      )}
    </div>
  );
}

function News({ publication }: { publication: Exclude<Publication, { phase: "idle" }> }) {
  if (publication.phase === "publishing")
    return <p>Publicando… {publication.step ?? "o site está sendo atualizado"}. Você pode continuar.</p>;
  if (publication.phase === "failed")
    return (
      <div>
        <p>
          <strong>Salvo, mas ainda não publicado: o site continua como estava.</strong>{" "}
          {publication.problems.length === 0
            ? "Mostre esta mensagem a quem cuida do site."
            : "Corrija isto e salve de novo:"}{" "}
          {publication.by}
        </p>
        <ul>
          {publication.problems.map(({ entry, text }) => (
            <li key={`${entry} ${text}`}>
              “{entry}”: {text}
            </li>
          ))}
        </ul>
      </div>
    );
  if (publication.places.length === 0) return <p>Publicado. O site está atualizado.</p>;
  return (
    <ul>
      {publication.places.map((place) => (
        <li key={`${place.title} ${place.path ?? ""}`}>
          <PlaceNews {...place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceNews({ title, path, isDraft, from }: Place) {
  if (isDraft) return `Salvo como rascunho: “${title}” não aparece no site.`;
  if (from) return `Salvo: “${title}” só aparece no site a partir de ${from.split("-").reverse().join("/")}.`;
  return (
    <>
      Publicado:{" "}
      <a href={path} target="_blank" rel="noreferrer">
        {title}
      </a>
    </>
  );
}
