import { useState } from "react";
import { listFor } from "../../../src/lib/list-for";
import type { Registration } from "./clean";
import { isOpenIn, titleOf } from "./confidentiality";
import { excelCsv, type LogEntry } from "./log";
import { type Pair, type Party, reasonsFor, verdictOn } from "./match";
import { PairCard } from "./PairCard";
import { Details, download, type Note, Part } from "./parts";
import type { DeskSettings, Side } from "./settings";

interface Props {
  readonly pairs: readonly Pair[];
  readonly parties: readonly Party[];
  readonly log: readonly LogEntry[];
  readonly settings: DeskSettings;
  readonly note: Note;
  readonly title: (one: Registration) => string;
}

const nouns = { pastor: ["pastor", "pastores"], church: ["igreja", "igrejas"] } as const;
export const counted = (count: number, side: Side) => `${count} ${nouns[side][count === 1 ? 0 : 1]}`;
const opposite = { pastor: "church", church: "pastor" } as const;
const columns = ["Igreja", "Pastor", "Resultado", "Por quê", "E-mail do pastor", "Telefone do pastor"];
const idOf = ({ pastor, church }: Pair) => `${church.of.ref} ${pastor.of.ref}`;

/** All pairs, by church or by pastor, and the list of those that were picked. */
export function Pairs({ pairs, parties, log, settings, note, title }: Props) {
  const [view, setView] = useState<Side>("church");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const side = opposite[view];
  const byParty = new Map<Party, Pair[]>();
  for (const pair of pairs) listFor(byParty, pair[view]).push(pair);
  const pick = (id: string) => setPicked((before) => new Set([id]).symmetricDifference(before));

  const rows = pairs
    .filter((pair) => picked.has(idOf(pair)))
    .map((pair) => {
      const { good, short, ask } = reasonsFor(pair);
      const isOpen = isOpenIn(pair, "pastor", log, settings);
      const { of } = pair.pastor;
      const why = [
        good.join("; "),
        short.length > 0 && `fica aquém: ${short.join("; ")}`,
        ask.length > 0 && `pergunte: ${ask.join("; ")}`,
      ];
      return [
        titleOf(pair.church.of, isOpenIn(pair, "church", log, settings)),
        titleOf(of, isOpen),
        verdictOn(pair),
        why.filter(Boolean).join(". "),
        isOpen ? of.email : "",
        (isOpen && of.answers.phone) || "",
      ];
    });

  return (
    <>
      <Part title="Pares">
        <fieldset>
          <legend>Ver por</legend>
          {(["church", "pastor"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="view" checked={view === one} onChange={() => setView(one)} /> {nouns[one][0]}
            </label>
          ))}
        </fieldset>
        {parties
          .filter(({ of }) => of.side === view)
          .map((party) => (
            <Details
              key={party.of.ref}
              summary={`${title(party.of)}: ${counted(byParty.get(party)?.length ?? 0, side)}`}
            >
              {() =>
                byParty
                  .get(party)
                  ?.map((pair) => (
                    <PairCard
                      key={idOf(pair)}
                      {...{ pair, side, log, settings, note }}
                      isPicked={picked.has(idOf(pair))}
                      onPick={() => pick(idOf(pair))}
                    />
                  )) ?? <p>Nenhum par por enquanto: a função, o regime ou o lugar não combinam.</p>
              }
            </Details>
          ))}
      </Part>
      {rows.length > 0 && (
        <Part title="Lista" className="shortlist">
          <div className="scrolled">
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column}>{column}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join()}>
                    {columns.map((column, index) => (
                      <td key={column}>{row[index]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="actions">
            <button type="button" onClick={() => print()}>
              Imprimir a lista
            </button>
            <button type="button" onClick={() => download("lista.csv", excelCsv(columns, rows))}>
              Baixar para o Excel
            </button>
          </div>
        </Part>
      )}
    </>
  );
}
