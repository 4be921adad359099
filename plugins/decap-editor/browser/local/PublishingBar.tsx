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
  const [publication, setPublication] = useState<Publication>({ phase: "idle" });
  const [isPolling, setPolling] = useState(true);

  useEffect(() => {
    const begin = () => {
      setPublication({ phase: "publishing" });
      setPolling(true);
    };
    window.addEventListener(savingEvent, begin);
    return () => window.removeEventListener(savingEvent, begin);
  }, []);

  useEffect(() => {
    if (!isPolling) return undefined;
    const timer = setInterval(async () => {
      const status = await localStatus();
      if (!status || "off" in status) return;
      setPublication(status.publication);
      if (status.publication.phase !== "publishing") setPolling(false);
    }, pollMs);
    return () => clearInterval(timer);
  }, [isPolling]);

  return (
    <div role="status" className={`publishing publishing-${publication.phase}`}>
      <News publication={publication} onClose={() => setPublication({ phase: "idle" })} />
    </div>
  );
}

function News({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  if (publication.phase === "idle") return null;
  if (publication.phase === "publishing") return <p>Publicando… o site está sendo atualizado. Você pode continuar.</p>;
  return (
    <>
      {publication.phase === "published" ? (
        <Published places={publication.places} />
      ) : (
        <Failed problems={publication.problems} />
      )}
      <button type="button" onClick={onClose}>
        Fechar
      </button>
    </>
  );
}

function Published({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return <p>Publicado. O site está atualizado.</p>;
  return (
    <ul>
      {places.map((place) => (
        <li key={`${place.title} ${place.path ?? ""}`}>
          <PlaceNews {...place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceNews({ title, path, isDraft, from }: Place) {
  if (isDraft) return <>Salvo como rascunho: “{title}” não aparece no site.</>;
  if (from)
    return (
      <>
        Salvo: “{title}” aparece no site em {from.split("-").reverse().join("/")}.
      </>
    );
  return (
    <>
      Publicado:{" "}
      <a href={path} target="_blank" rel="noreferrer">
        {title}
      </a>
    </>
  );
}

type Problems = Extract<Publication, { phase: "failed" }>["problems"];

function Failed({ problems }: { problems: Problems }) {
  const entries = [...new Set(problems.map(({ entry }) => entry))];
  return (
    <div>
      <p>
        <strong>Salvo, mas ainda não publicado: o site continua como estava.</strong>{" "}
        {problems.length === 0 ? "Mostre esta mensagem a quem cuida do site." : "Corrija isto e salve de novo:"}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            “{entry}”
            <ul>
              {problems
                .filter((problem) => problem.entry === entry)
                .map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
