import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { asText, type Draft, mailLink } from "./drafts";

export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** A named part of the page. */
export function Part({ title, ...rest }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={rest.className}>
      <h2 id={id}>{title}</h2>
      {rest.children}
    </section>
  );
}

/** Texts as a list; empty ones are left out. */
export const List = ({ of }: { of: readonly (string | false | undefined)[] }) => (
  <ul>{of.map((text) => text && <li key={text}>{text}</li>)}</ul>
);

/** Draws what is in it when it is opened: of hundreds only a few are. */
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
export function Drafts({ whom, write }: { whom: string; write: () => Draft }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(asText(write())).then(() => setCopied(true));
  return (
    <>
      <Button onClick={() => location.assign(mailLink(write()))}>Escrever {whom}</Button>
      <Button onClick={copy}>Copiar e-mail {whom}</Button>
      <span role="status">{isCopied && "Copiado."}</span>
    </>
  );
}

/** Hands a file over to the browser; nothing is sent. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
