import { useState } from "react";
import { draft, valuesOf } from "./drafts";
import { acts, callIn, type LogEntry, notesOn } from "./log";
import { type Pair, reasonsFor, verdictOn } from "./match";
import { Button, Drafts, List } from "./parts";
import type { DeskSettings, Side } from "./settings";

interface Props {
  readonly pair: Pair;
  /** Whom the card is about: the other one heads the list. */
  readonly side: Side;
  readonly log: readonly LogEntry[];
  readonly settings: DeskSettings;
  readonly onNote: (log: readonly LogEntry[]) => void;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** One of a pair: why, the e-mails, and what has been noted. */
export function PairCard({ pair, side, log, settings, onNote, isPicked, onPick }: Props) {
  const [act, setAct] = useState("asked");
  const { isOpen, title } = callIn(settings, log);
  const [{ of }, values] = [pair[side], valuesOf(pair, settings.siteName)];
  const { city, phone, presentation, profile } = of.answers;
  const isChurchOpen = isOpen(pair, "church");
  const { good, short, ask } = reasonsFor(pair);
  const entry = {
    day: new Date().toLocaleDateString("pt-BR"),
    act,
    pastor: pair.pastor.of.ref,
    church: pair.church.of.ref,
  };
  return (
    <article>
      <h3>
        {title(of, pair)} <small>{verdictOn(pair)}</small>
      </h3>
      <List
        of={[
          isOpen(pair, side) && [of.ref, city, phone, of.email].filter(Boolean).join(" · "),
          isOpen(pair, side) && (presentation ?? profile),
          good.length > 0 && `A favor: ${good.join("; ")}.`,
          short.length > 0 && `Fica aquém: ${short.join("; ")}.`,
          ask.length > 0 && `Não sabemos, pergunte: ${ask.join("; ")}.`,
        ]}
      />
      {notesOn(pair, log).map((one) => (
        <p key={JSON.stringify(one)}>
          {one.day}: {acts[one.act]} <Button onClick={() => onNote(log.filter((entry) => entry !== one))}>Tirar</Button>
        </p>
      ))}
      <div>
        <Drafts
          whom="ao pastor"
          write={() => draft(isChurchOpen ? "toPastor" : "toPastorOfSecretChurch", pair.pastor.of, values)}
        />
        {isOpen(pair, "pastor") && (
          <Drafts
            whom="à igreja"
            write={() => draft(isChurchOpen ? "toChurch" : "toSecretChurch", pair.church.of, values)}
          />
        )}
      </div>
      <label>
        O que houve{" "}
        <select value={act} onChange={({ target }) => setAct(target.value)}>
          {Object.entries(acts).map(([name, label]) => (
            <option key={name} value={name} hidden={name === "left"}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => onNote([...log, entry])}>Anotar</Button>
      <label>
        <input type="checkbox" checked={isPicked} onChange={onPick} /> Pôr na lista
      </label>
    </article>
  );
}
