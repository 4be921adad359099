import { capitalized } from "../../../../src/lib/values";
import { openHistory } from "../history/HistoryDialog";
import { pathAt } from "../history/places";

interface NotReadProps {
  readonly title: string;
  /** As `explain` words it. */
  readonly why: string;
  readonly onRetry: () => unknown;
  /** Of an entry: the list to go to instead. Its history may have a version that can be read. */
  readonly back?: string;
}

/** In the place of what could not be read, so that nobody takes it for what is not there. */
export function NotRead({ title, why, onRetry, back }: NotReadProps) {
  return (
    <div className="not-read" role="alert">
      <h2>{title}</h2>
      <p>{capitalized(why)}</p>
      <p>
        <button type="button" onClick={() => onRetry()}>
          Tentar de novo
        </button>
        {back && (
          <>
            <button type="button" onClick={() => openHistory(pathAt(location.hash))}>
              Histórico e desfazer
            </button>
            <a href={`#${back}`}>Voltar à lista</a>
          </>
        )}
      </p>
    </div>
  );
}
