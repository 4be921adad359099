import { useEffect, useMemo, useRef, useState } from "react";
import { listFor } from "../../../src/lib/get-or-insert";
import { clean, dayAndTime, keptSince, type Registration, warningDays } from "./clean";
import { draft } from "./drafts";
import { Leaving } from "./Leaving";
import { callIn, carried, excelCsv, joined, type LogEntry, logCsv, wordsOf } from "./log";
import { type Pair, type Party, pairsOf, partiesOf, reasonsFor, verdictOn } from "./match";
import { PairCard } from "./PairCard";
import { Button, Check, Details, Drafts, download, List, noteAbout, PassingButton } from "./parts";
import { type Row, readFile, sampleRows, unreadable } from "./read-file";
import type { DeskSettings, Side } from "./settings";

const nouns = { pastor: ["pastor", "pastores"], church: ["igreja", "igrejas"] } as const;
const counted = (count: number, side: Side) => `${count} ${nouns[side][count === 1 ? 0 : 1]}`;
const columns = "Igreja,Pastor,Resultado,A favor,Aquém,Perguntar,E-mail do pastor,Telefone do pastor".split(",");
const isOf =
  (side: Side) =>
  ({ of }: Party) =>
    of.side === side;
const idOf = ({ pastor, church }: Pair) => `${church.of.ref} ${pastor.of.ref}`;
/** Adds or removes one. */
const toggled = (all: readonly string[], one: string) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Opens files; shows pairs, e-mail drafts, a shortlist and the log. Nothing is stored: all is gone with the page. */
export function Desk({ settings }: { settings: DeskSettings }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [noted, setNoted] = useState("");
  const [hasOpenedLog, setOpenedLog] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const hasRealNote = useRef(false);
  /** Notes that a log, opened again, does not bring back. */
  const takenOut = useRef(new Set<string>());
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [view, setView] = useState<Side>("church");
  const side = view === "church" ? "pastor" : "church";
  const { registrations, ...found } = useMemo(() => clean(rows, settings), [rows, settings]);
  const gone = useMemo(() => log.flatMap(({ act, pastor, church }) => (act === "left" ? [pastor, church] : [])), [log]);
  const expiring = found.expiring.filter(({ ref }) => !gone.includes(ref));
  const { pastors, churches, pairs } = useMemo(() => {
    const left = registrations.filter(({ ref }) => !leftOut.includes(ref) && !gone.includes(ref));
    const parties = partiesOf(left, settings);
    const [pastors, churches] = [parties.filter(isOf("pastor")), parties.filter(isOf("church"))];
    return { pastors, churches, pairs: pairsOf(pastors, churches) };
  }, [registrations, gone, leftOut, settings]);
  const byParty = new Map<Party, Pair[]>();
  for (const pair of pairs) listFor(byParty, pair[view]).push(pair);
  const isSample = rows === sampleRows;
  const { title, isOpen } = callIn(log);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks for nothing else; the types call it deprecated.
      Reflect.set(event, "returnValue", true);
    };
    if (isUnsaved) addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  function note(entries: readonly LogEntry[]) {
    const [out] = log.filter((entry) => !entries.includes(entry));
    if (out) takenOut.current.add(JSON.stringify(out));
    const last = out ?? entries.at(-1);
    const done = out ? "Tirado do registro" : "Anotado no registro";
    if (last) setNoted(`${done}: ${wordsOf(last)}. Anotações: ${entries.length}.`);
    setLog(entries);
    setUnsaved(true);
    hasRealNote.current ||= !isSample;
  }

  async function open(files: readonly File[]) {
    const read = await Promise.all(
      files.map(async (file) => {
        const bytes = await file.arrayBuffer().catch(() => undefined);
        return bytes ? readFile(file.name, new Uint8Array(bytes), settings) : unreadable(file.name);
      }),
    );
    // A file may take long: what was noted or opened meanwhile stays.
    setRows((now) => {
      const all = [...(now === sampleRows ? [] : now), ...read.flatMap((one) => one.rows)];
      return [...new Map(all.map((row) => [JSON.stringify(row), row])).values()];
    });
    // What was noted while trying the sample is about nobody.
    setLog((now) =>
      read
        .map((one) => one.log.filter((entry) => !takenOut.current.has(JSON.stringify(entry))))
        .reduce(joined, now)
        .filter(isReal),
    );
    if (read.some((one) => one.log.length > 0)) setOpenedLog(true);
    if (!hasRealNote.current) setUnsaved(false);
    setMessages(read.map(({ message }) => message));
    setNoted("");
  }

  useEffect(() => {
    // Takes drops anywhere: the browser would open the file in place of this page.
    const take = (event: DragEvent) => {
      event.preventDefault();
      if (event.type === "drop") void open([...(event.dataTransfer?.files ?? [])]);
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, take);
    return () => {
      for (const type of ["dragover", "drop"] as const) removeEventListener(type, take);
    };
  });

  /** Answers that tell two registrations of a person apart; no free text, which may contain a name. */
  const differing = (one: Registration, of: readonly Registration[]) =>
    settings.forms[one.side].questions
      .filter(({ key, options }) => options && new Set(of.map(({ answers }) => answers[key])).size > 1)
      .map(({ key, name }) => `${name}: ${one.answers[key] || "sem resposta"}`);
  const toNote = found.expired.filter(
    ({ side, ref }) => !log.some((entry) => entry.act === "erased" && entry[side] === ref),
  );
  const renewed = new Map(
    toNote.flatMap(({ side, ref }) =>
      registrations.filter((one) => one.side === side && one.refs.includes(ref)).map((newer) => [ref, newer.ref]),
    ),
  );
  const expiry = ({ side, ref }: Registration) => `${settings.forms[side].name}: ${ref}`;
  const remind = (one: Registration) =>
    draft("expiring", one, {
      ...{ ref: one.ref, name: one.answers.name },
      ...{ retention: settings.retention, site: settings.siteName },
    });
  const shortlist = pairs
    .filter((pair) => picked.includes(idOf(pair)))
    .map((pair) => {
      const { good, short, ask } = reasonsFor(pair);
      const { of } = pair.pastor;
      const contact = isOpen(pair, "pastor") ? [of.email, of.answers.phone ?? ""] : ["", ""];
      const reasons = [good, short, ask].map((texts) => texts.join("; "));
      return [title(pair.church.of, pair), title(of, pair), verdictOn(pair), ...reasons, ...contact];
    });

  return (
    <>
      <h1>Encontrar pares</h1>
      <p>
        <strong>Nada sai deste computador.</strong> Esta página lê os arquivos, mas não os envia nem guarda: tudo some
        quando você a fecha.
      </p>
      <section className="box controls" aria-label="Arquivos">
        <label htmlFor="files">
          Escolha ou arraste para cá as duas exportações do Formspree, em CSV, e o seu registro, se já tem um
        </label>
        <input
          id="files"
          type="file"
          multiple
          onChange={({ target }) => {
            void open([...(target.files ?? [])]);
            // The same file, once it was corrected, can be chosen again.
            target.value = "";
          }}
        />
        {rows.length === 0 && (
          <PassingButton onClick={() => setRows(sampleRows)}>Experimentar com um exemplo</PassingButton>
        )}
      </section>
      <div role="status">
        <List of={messages} />
        {isSample && <p>Um exemplo, com pessoas inventadas.</p>}
        <p hidden={rows.length === 0}>
          Sem os repetidos ({found.repeated}): {counted(pastors.length, "pastor")}, {counted(churches.length, "church")}
          . Pares: {pairs.length}.
        </p>
        {rows.length > 0 && !isSample && !hasOpenedLog && <p>{noLog}</p>}
      </div>
      <div hidden={rows.length + log.length === 0}>
        {found.doubts.length > 0 && (
          <section>
            <h2>Para conferir</h2>
            {found.doubts.map(({ question, of }) => (
              <fieldset key={`${question} ${of[0]?.ref}`}>
                <legend>{question}</legend>
                {of.map((one) => (
                  <div key={one.ref}>
                    <Check
                      label={`Deixar fora: ${whichOf(one, title(one))}`}
                      checked={one.agreed === false || leftOut.includes(one.ref)}
                      disabled={one.agreed === false}
                      onChange={() => setLeftOut(toggled(leftOut, one.ref))}
                    />
                    {one.agreed !== false && <List of={differing(one, of)} />}
                  </div>
                ))}
              </fieldset>
            ))}
          </section>
        )}
        <section>
          <h2>Pares</h2>
          <Button onClick={() => setView(side)}>Ver por {nouns[side][0]}</Button>
          {(view === "church" ? churches : pastors).map((party) => {
            const own = byParty.get(party) ?? [];
            return (
              <Details key={party.of.ref} summary={`${title(party.of)}: ${counted(own.length, side)}`}>
                {() =>
                  own.length === 0
                    ? "A função, o regime ou o lugar não combinam com ninguém."
                    : own.map((pair) => (
                        <PairCard
                          key={idOf(pair)}
                          {...{ pair, side, log, settings }}
                          onNote={note}
                          isPicked={picked.includes(idOf(pair))}
                          onPick={() => setPicked(toggled(picked, idOf(pair)))}
                        />
                      ))
                }
              </Details>
            );
          })}
        </section>
        {shortlist.length > 0 && (
          <section className="shortlist">
            <h2>Lista</h2>
            {shortlist.map((row) => (
              <article key={row.join()}>
                <List of={row.map((text, index) => text && `${columns[index]}: ${text}`)} />
              </article>
            ))}
            <Button onClick={() => print()}>Imprimir a lista</Button>
            <Button onClick={() => download("lista.csv", excelCsv([columns, ...shortlist]))}>
              Baixar para o Excel
            </Button>
          </section>
        )}
        <section>
          <h2>Registro</h2>
          <p>
            Anotações: {log.length}, só com protocolos e datas. Guarde o arquivo e abra-o aqui da próxima vez. Se outra
            pessoa também anota, abra de novo o registro da pasta antes de baixar: a mesa junta os dois.{" "}
            {!isSample && !hasOpenedLog && noLog}{" "}
            {isUnsaved && <strong>Há anotações que você ainda não baixou.</strong>}
          </p>
          <Button
            onClick={() => {
              download("registro-de-apresentacoes.csv", logCsv(log));
              setUnsaved(false);
              hasRealNote.current = false;
            }}
          >
            Baixar o registro
          </Button>
        </section>
        <section>
          <h2 tabIndex={-1}>Tempo de guarda</h2>
          {found.expired.length + expiring.length === 0 && (
            <p>
              {keptSince(settings.retention, Date.now())
                ? `Nada a apagar nos próximos ${warningDays} dias.`
                : `A mesa não entende o tempo de guarda “${settings.retention}”. Escreva-o no editor com número e unidade, como 12 meses.`}
            </p>
          )}
          {found.expired.length > 0 && (
            <>
              <p>Passaram de {settings.retention}; apague no Formspree:</p>
              <List of={found.expired.map(expiry)} />
              {toNote.length > 0 ? (
                <PassingButton
                  onClick={() => note([...carried(log, renewed), ...toNote.map((one) => noteAbout(one, "erased"))])}
                >
                  Anotar que apaguei
                </PassingButton>
              ) : (
                <p>Anotado no registro.</p>
              )}
            </>
          )}
          {expiring.length > 0 && (
            <>
              <p>Passam nos próximos {warningDays} dias:</p>
              <ul>
                {expiring.map((one) => (
                  <li key={one.ref}>
                    {expiry(one)} <Drafts whom={`a ${one.ref}`} write={() => remind(one)} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <Leaving registrations={found.all} {...{ log, settings }} onNote={note} />
      </div>
      <p role="status" className="noted">
        {noted}
      </p>
    </>
  );
}

const noLog =
  "Nenhum registro foi aberto. Se já existe um, abra-o antes: sem ele aparece quem disse não ou pediu para sair, e o arquivo que você baixar não terá as anotações dele.";

/** False for a line about a registration of the sample. */
const isReal = ({ pastor, church }: LogEntry) =>
  !sampleRows.some(({ reference }) => reference === pastor || reference === church);

/** Tells one registration from another of the same person: title, protocol unless the title has it, and arrival. */
const whichOf = ({ ref, received }: Registration, title: string) =>
  [
    title,
    ...(title.includes(ref) ? [] : [ref]),
    ...(received === undefined ? [] : [`recebido em ${dayAndTime(received)} (UTC)`]),
  ].join(", ");
