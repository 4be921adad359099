import { useState } from "react";
import { slugify } from "../../../src/lib/slug";
import type { Registration } from "./clean";
import { draftOfLeaving } from "./drafts";
import { acts, type LogEntry } from "./log";
import { DraftButtons, type Note, Part, today } from "./parts";
import type { DeskSettings } from "./settings";

interface Props {
  readonly registrations: readonly Registration[];
  readonly log: readonly LogEntry[];
  readonly settings: DeskSettings;
  readonly note: Note;
  readonly title: (one: Registration) => string;
}

/** Who asks what is known of them, or to be erased: where that stands, and who must be told. */
export function Leaving({ registrations, log, settings, note, title }: Props) {
  const [query, setQuery] = useState("");
  const asked = slugify(query);
  const matches = (...texts: readonly (string | undefined)[]) =>
    texts.some((text) => slugify(text ?? "").includes(asked));
  const found =
    asked.length < 4
      ? []
      : registrations.filter((one) => matches(one.ref, one.email, one.answers.name, one.answers.church));
  return (
    <Part title="Quando alguém pede para sair, ou para saber">
      <label>
        Protocolo, e-mail ou nome{" "}
        <input type="search" value={query} autoComplete="off" onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">{asked.length >= 4 && found.length === 0 && "Não está nos arquivos abertos."}</p>
      {found.slice(0, 10).map((one) => {
        const { side, ref } = one;
        const noted = log.filter((entry) => entry[side] === ref);
        const told = noted.filter(({ act }) => act === "introduced");
        const left = { day: today(), act: "left", pastor: "", church: "", [side]: ref } as const;
        return (
          <article key={ref}>
            <h3>{title(one)}</h3>
            <p>
              No Formspree: {settings.forms[side].name}, {ref}. Apague ali, nos e-mails e nas planilhas.
            </p>
            <ul>
              {noted.map(({ day, act, pastor, church }) => (
                <li key={`${day} ${act} ${pastor} ${church}`}>
                  {day}: {acts[act]}, {side === "pastor" ? church : pastor}
                </li>
              ))}
            </ul>
            {told.map(({ day, pastor, church }) => {
              const [whom] = registrations.filter((other) => other.ref === (side === "pastor" ? church : pastor));
              return (
                whom && (
                  <div key={whom.ref} className="actions">
                    <DraftButtons
                      whom={`a ${whom.ref}`}
                      write={() => draftOfLeaving(whom, ref, day, settings.siteName)}
                    />
                  </div>
                )
              );
            })}
            <button type="button" onClick={() => note((all) => [...all, left])}>
              Anotar: pediu para sair
            </button>
          </article>
        );
      })}
    </Part>
  );
}
