import { capitalized } from "../../../../src/lib/values";

interface NotReadProps {
  readonly title: string;
  /** As `explain` words it. */
  readonly why: string;
  readonly onRetry: () => unknown;
  /** A place of the editor to go to instead. */
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
        {back && <a href={`#${back}`}>Voltar à lista</a>}
      </p>
    </div>
  );
}
