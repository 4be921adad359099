import { useEffect, useState } from "react";
import type { Model } from "../../../source-content/fields/collection";
import type { Version } from "../../server/history";
import { Dialog } from "../Dialog";
import { explain } from "../hooks/explain";
import { isUnsaved, unsaved } from "../is-unsaved";
import { fileIn, placeOf } from "./places";
import { goBackTo, versionsOf } from "./versions";

const openEvent = "editor:history";

/** Shows the earlier versions of an entry, or the last saves of all. */
export const openHistory = (path?: string): void => {
  window.dispatchEvent(new CustomEvent(openEvent, { detail: path }));
};

/** Who changed what, and when; and the way back, for people who never heard of git. */
export function HistoryDialog({ model }: { readonly model: Model }) {
  const [asked, setAsked] = useState<{ readonly path: string | undefined }>();
  useEffect(() => {
    const open = (event: Event) => {
      const path: unknown = event instanceof CustomEvent ? event.detail : undefined;
      setAsked({ path: typeof path === "string" ? path : undefined });
    };
    window.addEventListener(openEvent, open);
    return () => window.removeEventListener(openEvent, open);
  }, []);
  return (
    asked && <OpenHistory key={asked.path ?? ""} model={model} path={asked.path} onClose={() => setAsked(undefined)} />
  );
}

interface OpenHistoryProps {
  readonly model: Model;
  readonly path: string | undefined;
  readonly onClose: () => void;
}

function OpenHistory({ model, path, onClose }: OpenHistoryProps) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [news, setNews] = useState("Carregando…");
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    const fail = (error: unknown) => setNews(`O histórico não pôde ser lido: ${explain(error)}`);
    versionsOf(path).then((read) => {
      setVersions(read);
      setNews(read.length === 0 ? "Nada foi mudado ainda." : "");
    }, fail);
  }, [path]);

  const goBack = async (file: string, to: string, seen: string, question: string) => {
    if (isUnsaved()) return setNews(unsaved);
    if (!window.confirm(question)) return;
    setNews("Voltando…");
    setGoing(true);
    try {
      await goBackTo(model, file, to, labelOf(model, file), seen);
      // What is on the screen is what was gone back from.
      location.hash = placeOf(file);
      location.reload();
    } catch (error) {
      setNews(`Não foi desfeito: ${explain(error)}`);
      setGoing(false);
    }
  };

  const [last, before] = versions ?? [];
  const lastFile = path ?? (last && fileIn(model, last.what));
  const undo = path ? before?.id : last?.parent;
  const isNew = last !== undefined && (path ? !before : /^Cria /.test(last.what));

  return (
    <Dialog
      title={path ? "Histórico desta página" : "O que foi mudado no site"}
      news={news}
      onClose={onClose}
      isBusy={isGoing}
    >
      {last && lastFile && undo && !isNew && (
        <p className="editor-buttons">
          <button type="button" onClick={() => void goBack(lastFile, undo, last.id, questions.undo)}>
            Desfazer a última publicação
          </button>
        </p>
      )}
      {isNew && <p>A última publicação criou um texto. Para desfazer, abra o texto e toque em Excluir.</p>}
      <ol className="editor-versions">
        {versions?.map((version, index) => {
          const file = path ?? fileIn(model, version.what);
          const isGone = /^Exclui /.test(version.what);
          const isLast = !versions.slice(0, index).some(({ what }) => fileIn(model, what) === file);
          return (
            <li key={version.id}>
              <p>
                <strong>{path && index === 0 ? "Versão de agora" : version.what}</strong>
                <br />
                {version.who},{" "}
                {new Date(version.when).toLocaleString("pt-BR", { dateStyle: "long", timeStyle: "short" })}
              </p>
              {path && last && index > 0 && !isGone && (
                <button type="button" onClick={() => void goBack(path, version.id, last.id, questions.version)}>
                  Voltar a esta versão
                </button>
              )}
              {!path && file && isGone && isLast && version.parent && (
                <button
                  type="button"
                  onClick={() =>
                    void goBack(file, version.parent ?? "", version.id, "Pôr no site de novo o que foi excluído?")
                  }
                >
                  Trazer de volta
                </button>
              )}
              {!path && file && !isGone && (
                <a href={placeOf(file)} onClick={onClose}>
                  Abrir
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <form method="dialog" className="editor-buttons">
        <button type="submit">Fechar</button>
      </form>
    </Dialog>
  );
}

const questions = {
  undo: "Desfazer a última publicação? O que está no site agora continua no histórico.",
  version: "Publicar de novo esta versão? O que está no site agora continua no histórico.",
};

/** What a file is called in the history. */
function labelOf(model: Model, path: string): string {
  const [, name] = path.split("/");
  return [...model.collections, model.pages].find((one) => one.name === name)?.labelSingular ?? "Configuração";
}
