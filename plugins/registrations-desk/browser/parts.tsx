import { type ComponentProps, type ReactNode, useState } from "react";
import { type Draft, mailLink } from "../../../src/lib/mail-link";
import type { Registration } from "./clean";
import { asText } from "./drafts";
import type { LogEntry } from "./log";
import type { DeskSettings } from "./settings";

/** What all parts of the page know. */
export interface Known {
  readonly log: readonly LogEntry[];
  readonly settings: DeskSettings;
  readonly onNote: (log: readonly LogEntry[]) => void;
}

export const today = () => new Date().toLocaleDateString("pt-BR");

/** A log entry about one person: the proof that remains after deletion. */
export const noteAbout = ({ side, ref }: Pick<Registration, "side" | "ref">, act: string): LogEntry => ({
  ...{ day: today(), act, pastor: "", church: "" },
  [side]: ref,
});

export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** A button that goes with its press: the focus goes to the head of its part, not to the page's beginning. */
export const PassingButton = ({ onClick, ...rest }: ComponentProps<"button">) => (
  <Button
    {...rest}
    onClick={(event) => {
      event.currentTarget.closest("article, section")?.querySelector<HTMLElement>("h2, h3, input")?.focus();
      onClick?.(event);
    }}
  />
);

/** A box with its label. */
export const Check = ({ label, ...rest }: ComponentProps<"input"> & { label: string }) => (
  <label>
    <input type="checkbox" {...rest} /> {label}
  </label>
);

/** Texts as a list; empty ones are left out. */
export const List = ({ of }: { of: readonly (string | false | undefined)[] }) => (
  <ul>{of.map((text) => text && <li key={text}>{text}</li>)}</ul>
);

/** Renders its content only when open: there are hundreds. */
export function Details({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

/** Opens or copies an e-mail. It is written on demand: the page itself does not contain the recipient. */
export function Drafts({ whom, write }: { whom: string; write: () => Draft }) {
  const [told, setTold] = useState("");
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(done);
    } catch {
      setTold("O navegador não deixou copiar. Tente de novo; se continuar, use outro navegador.");
    }
  };
  function compose() {
    const letter = write();
    const { href, isLong } = mailLink(letter, "");
    if (isLong) void copy(letter.body, "O texto é longo e foi copiado: cole-o no e-mail.");
    // In a new window: a mail program on the web would replace this page.
    window.open(href, "_blank", "noopener");
  }
  return (
    <>
      <Button onClick={compose}>Escrever {whom}</Button>
      <Button onClick={() => copy(asText(write()), "Copiado.")}>Copiar e-mail {whom}</Button>
      <span role="status">{told}</span>
    </>
  );
}

/** Saves a file from the browser; nothing is sent. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
