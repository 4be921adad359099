import { type ReactNode, useId, useState } from "react";
import { asText, type Draft, mailLink } from "./drafts";
import type { LogEntry } from "./log";

/** Changes the log. */
export type Note = (change: (log: readonly LogEntry[]) => readonly LogEntry[]) => void;

/** A named part of the page. */
export function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Draws what is in it when it is opened first: of hundreds only a few are. */
export function Details({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

/** Ways to an e-mail. It is written when asked for: the page itself does not hold whom it is for. */
export function DraftButtons({ whom, write }: { whom: string; write: () => Draft }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(asText(write())).then(() => setCopied(true));
  return (
    <>
      <button type="button" onClick={() => location.assign(mailLink(write()))}>
        Escrever {whom}
      </button>
      <button type="button" onClick={copy}>
        Copiar e-mail {whom}
      </button>
      <span role="status">{isCopied && "Copiado."}</span>
    </>
  );
}

export const today = () => new Date().toLocaleDateString("pt-BR");

/** Hands a file over to the browser; nothing is sent. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
