import { useState } from "react";
import { draft, valuesOf } from "./drafts";
import { acts, callIn, isOwn, notesOn, wordsOf } from "./log";
import { type Pair, reasonsFor, verdictOn } from "./match";
import { Button, Check, Drafts, type Known, List, PassingButton, today } from "./parts";
import type { Side } from "./settings";

interface Props extends Known {
  readonly pair: Pair;
  /** Whose card it is; the other one heads the list. */
  readonly side: Side;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** A pair: the reasons, the e-mails and the log entries. */
export function PairCard({ pair, side, log, settings, onNote, isPicked, onPick }: Props) {
  const [act, setAct] = useState("asked");
  const { isOpen, title } = callIn(log);
  const [{ of }, values] = [pair[side], valuesOf(pair, settings.siteName)];
  const { city, phone, presentation, profile } = of.answers;
  const isChurchOpen = isOpen(pair, "church");
  const { good, short, ask } = reasonsFor(pair);
  const parties = { pastor: pair.pastor.of.ref, church: pair.church.of.ref };
  // The last two acts concern one person alone.
  const offered = Object.entries(acts).slice(0, -2);
  return (
    <article>
      <h3 tabIndex={-1}>
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
        <p key={log.indexOf(one)}>
          {one.day}: {wordsOf(one)}{" "}
          {isOwn(pair, one) ? (
            <PassingButton onClick={() => onNote(log.filter((entry) => entry !== one))}>Tirar</PassingButton>
          ) : (
            `(${[one.pastor, one.church].filter((ref) => !Object.values(parties).includes(ref)).join(", ")})`
          )}
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
          {offered.map(([name, label]) => (
            <option key={name} value={name} label={label} />
          ))}
        </select>
      </label>
      <Button onClick={() => onNote([...log, { day: today(), act, ...parties }])}>Anotar</Button>
      <Check label="Pôr na lista" checked={isPicked} onChange={onPick} />
    </article>
  );
}
