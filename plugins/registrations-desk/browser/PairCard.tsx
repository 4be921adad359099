import { useState } from "react";
import { isOpenIn, notesOn, titleOf } from "./confidentiality";
import { draftToChurch, draftToPastor } from "./drafts";
import { type Act, acts, type LogEntry } from "./log";
import { type Pair, reasonsFor, verdictOn } from "./match";
import { DraftButtons, type Note, today } from "./parts";
import type { DeskSettings, Side } from "./settings";

interface Props {
  readonly pair: Pair;
  /** Whom the card is about: the other one heads the list. */
  readonly side: Side;
  readonly log: readonly LogEntry[];
  readonly settings: DeskSettings;
  readonly note: Note;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** One of a pair: why, the e-mails, and what has been noted. */
export function PairCard({ pair, side, log, settings, note, isPicked, onPick }: Props) {
  const [act, setAct] = useState<Act>("asked");
  const { of } = pair[side];
  const [isPastorOpen, isChurchOpen] = [
    isOpenIn(pair, "pastor", log, settings),
    isOpenIn(pair, "church", log, settings),
  ];
  const isOpen = side === "pastor" ? isPastorOpen : isChurchOpen;
  const { good, short, ask } = reasonsFor(pair);
  const notes = notesOn(pair, log);
  const { city, phone } = of.answers;
  const entry = { day: today(), act, pastor: pair.pastor.of.ref, church: pair.church.of.ref };
  return (
    <article>
      <h3>
        {titleOf(of, isOpen)} <small>{verdictOn(pair)}</small>
      </h3>
      {isOpen && <p>{[of.ref, city, phone, of.email].filter(Boolean).join(" · ")}</p>}
      {good.length > 0 && <p>A favor: {good.join("; ")}.</p>}
      {short.length > 0 && <p>Fica aquém: {short.join("; ")}.</p>}
      {ask.length > 0 && <p>Não sabemos, pergunte: {ask.join("; ")}.</p>}
      {isOpen && of.answers.presentation && (
        <details>
          <summary>Apresentação</summary>
          <p className="text">{of.answers.presentation}</p>
        </details>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.map((one) => (
            <li key={`${one.day} ${one.act}`}>
              {one.day}: {acts[one.act]}{" "}
              <button type="button" onClick={() => note((all) => all.filter((entry) => entry !== one))}>
                Tirar
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <DraftButtons whom="ao pastor" write={() => draftToPastor(pair, settings.siteName, isChurchOpen)} />
        {isPastorOpen && (
          <DraftButtons whom="à igreja" write={() => draftToChurch(pair, settings.siteName, isChurchOpen)} />
        )}
      </div>
      <div className="actions">
        <label>
          O que houve{" "}
          <select value={act} onChange={({ target }) => setAct(target.value as Act)}>
            {Object.entries(acts).map(
              ([name, label]) =>
                name !== "left" && (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ),
            )}
          </select>
        </label>
        <button type="button" onClick={() => note((all) => [...all, entry])}>
          Anotar
        </button>
        <label>
          <input type="checkbox" checked={isPicked} onChange={onPick} /> Pôr na lista
        </label>
      </div>
    </article>
  );
}
