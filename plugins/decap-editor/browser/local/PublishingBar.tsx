import { useEffect, useState } from "react";
import type { Place } from "../../../source-content/files/places";
import type { Publication } from "../../server/editor";
import { localStatus } from "./find";

const savingEvent = "editor:saved";

/** Tells the bar that something was saved: the site is about to be built. */
export const savingBegan = (): void => {
  window.dispatchEvent(new Event(savingEvent));
};

const pollMs = 1_000;

/** Tells, at the foot of the editor, what becomes of a save: on its way, on the site with a link, or stopped and why. */
export function PublishingBar() {
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
      const status = await localStatus();
      if (status && "publication" in status) setPublication(status.publication);
    }, pollMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

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
  if (publication.phase === "publishing") return <p>Publicando… o site está sendo atualizado. Você pode continuar.</p>;
  if (publication.phase === "failed")
    return (
      <div>
        <p>
          <strong>Salvo, mas ainda não publicado: o site continua como estava.</strong>{" "}
          {publication.problems.length === 0
            ? "Mostre esta mensagem a quem cuida do site."
            : "Corrija isto e salve de novo:"}
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
