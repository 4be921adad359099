import { useEffect, useState } from "react";
import type { Place } from "../../../source-content/files/places";
import type { Publication } from "../../server/editor";
import { explain } from "../hooks/explain";
import { isUnsaved, unsaved } from "../is-unsaved";

const savingEvent = "editor:saved";

/** Tells the bar that something was saved: the site is about to be built. */
export const savingBegan = (): void => {
  window.dispatchEvent(new Event(savingEvent));
};

interface PublishingBarProps {
  readonly ask: () => Promise<Publication | undefined>;
  /** Milliseconds from one question to the next while something is on its way. */
  readonly every: number;
  /** Milliseconds to the next question otherwise; without it there is none until the next save. */
  readonly restsFor?: number;
  readonly goBack?: (head: string) => Promise<void>;
}

/** Tells, at the foot of the editor, what becomes of a save: on its way, on the site with a link, or stopped and why. */
export function PublishingBar({ ask, every, restsFor, goBack }: PublishingBarProps) {
  const [publication, setPublication] = useState<Publication>();
  const [closed, setClosed] = useState<string>();
  const [saves, setSaves] = useState(0);

  useEffect(() => {
    const begin = () => {
      setPublication({ phase: "publishing" });
      setClosed(undefined);
      setSaves((count) => count + 1);
    };
    window.addEventListener(savingEvent, begin);
    return () => window.removeEventListener(savingEvent, begin);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save begins the questions anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const next = async () => {
      const told = await ask().catch(() => undefined);
      if (isOver) return;
      // What is published stays to be read.
      setPublication((shown) => (!told || (told.phase === "idle" && shown?.phase === "published") ? shown : told));
      const wait = !told || told.phase === "publishing" ? every : restsFor;
      if (wait) timer = setTimeout(next, wait);
    };
    timer = setTimeout(next, Math.min(every, 2_000));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [saves]);

  const shown = JSON.stringify(publication);
  const isShown = publication && publication.phase !== "idle" && shown !== closed;
  return (
    <div role="status" className={`publishing publishing-${isShown ? publication.phase : "idle"}`}>
      {isShown && (
        <>
          <News publication={publication} goBack={goBack} />
          {publication.phase !== "publishing" && (
            <button type="button" onClick={() => setClosed(shown)}>
              Fechar
            </button>
          )}
        </>
      )}
    </div>
  );
}

interface NewsProps {
  readonly publication: Exclude<Publication, { phase: "idle" }>;
  readonly goBack: PublishingBarProps["goBack"];
}

function News({ publication, goBack }: NewsProps) {
  if (publication.phase === "failed") return <Failure failure={publication} goBack={goBack} />;
  if (publication.phase === "publishing") {
    const { step = "o site está sendo atualizado", trouble } = publication;
    if (trouble) return <p>Salvo. Ainda não se sabe se já está no site: {trouble}. O editor tenta de novo sozinho.</p>;
    return <p>Publicando… {step}. Você pode continuar.</p>;
  }
  if (publication.isUndone)
    return <p>O que você salvou foi desfeito depois, e não está no site. Quem desfez, e quando, está no Histórico.</p>;
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

interface FailureProps {
  readonly failure: Extract<Publication, { phase: "failed" }>;
  readonly goBack: PublishingBarProps["goBack"];
}

function Failure({ failure: { problems, by, back, ...failure }, goBack }: FailureProps) {
  const [trouble, setTrouble] = useState("");
  const advice = problems.length === 0 ? "Mostre esta mensagem a quem cuida do site." : "Corrija isto e salve de novo:";
  const undo = async () => {
    const question =
      "Voltar ao conteúdo que está no site? Estas mudanças saem do editor. Nada se perde: quem cuida do site pode trazê-las de volta.";
    if (isUnsaved()) return setTrouble(unsaved);
    if (!back || !confirm([question, ...back.changes.map((change) => `• ${change}`)].join("\n\n"))) return;
    setTrouble("");
    try {
      await goBack?.(back.head);
      // What is on the screen may be what was gone back from.
      location.reload();
    } catch (error) {
      setTrouble(`Não foi possível: ${explain(error)}`);
    }
  };
  return (
    <div>
      <p>
        <strong>Salvo, mas ainda não publicado: o site continua como estava.</strong> {failure.advice ?? advice}
      </p>
      <ul>
        {problems.map(({ entry, text, href }) => (
          <li key={`${entry} ${text}`}>
            {href ? (
              <a href={href} {...(href.startsWith("#") ? {} : { target: "_blank", rel: "noreferrer" })}>
                “{entry}”
              </a>
            ) : (
              `“${entry}”`
            )}
            : {text}
          </li>
        ))}
      </ul>
      {by && <p>{by}</p>}
      {back && goBack && (
        <p>
          Se não souber corrigir:{" "}
          <button type="button" onClick={undo}>
            Voltar ao que está no site
          </button>{" "}
          {trouble}
        </p>
      )}
    </div>
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
