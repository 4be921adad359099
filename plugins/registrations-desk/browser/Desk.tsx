import { useEffect, useMemo, useState } from "react";
import { clean, type Registration } from "./clean";
import { isConfidential, titleOf } from "./confidentiality";
import { Leaving } from "./Leaving";
import { type LogEntry, logCsv } from "./log";
import { pairsOf, partiesOf } from "./match";
import { counted, Pairs } from "./Pairs";
import { download, type Note, Part } from "./parts";
import { type Row, readFile } from "./read-file";
import { sampleRows } from "./sample";
import type { DeskSettings } from "./settings";

/** What is open; it is nowhere else, and gone with the page. */
interface Open {
  readonly rows: readonly Row[];
  readonly log: readonly LogEntry[];
  readonly isSample: boolean;
}

const nothing: Open = { rows: [], log: [], isSample: false };

/** Files in; pairs, drafts, a list and the log out. */
export function Desk({ settings }: { settings: DeskSettings }) {
  const [{ rows, log, isSample }, setOpen] = useState(nothing);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isUnsaved, setUnsaved] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { registrations, ...found } = useMemo(() => clean(rows, settings.retention), [rows, settings]);
  const [parties, pairs] = useMemo(() => {
    const out = [...leftOut, ...log.flatMap(({ act, pastor, church }) => (act === "left" ? [pastor, church] : []))];
    const all = partiesOf(
      registrations.filter(({ ref }) => !out.includes(ref)),
      settings,
    );
    const [pastors, churches] = [
      all.filter(({ of }) => of.side === "pastor"),
      all.filter(({ of }) => of.side === "church"),
    ];
    return [all, pairsOf(pastors, churches)];
  }, [registrations, log, leftOut, settings]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isUnsaved) addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  async function open(files: readonly File[]) {
    const read = await Promise.all(
      files.map(async ({ name, ...file }) => ({
        name,
        ...readFile(name, new Uint8Array(await file.arrayBuffer()), settings),
      })),
    );
    setOpen((open) => {
      const before = open.isSample ? nothing : open;
      return {
        rows: [...before.rows, ...read.flatMap((one) => ("rows" in one ? one.rows : []))],
        log: [...before.log, ...read.flatMap((one) => ("log" in one ? one.log : []))],
        isSample: false,
      };
    });
    setMessages(
      read.map((one) => {
        if ("problem" in one) return one.problem;
        return "log" in one
          ? `“${one.name}”: o seu registro, com ${one.log.length} anotações.`
          : `“${one.name}”: ${counted(one.rows.length, one.kind)}.`;
      }),
    );
  }

  const note: Note = (change) => {
    setOpen((before) => ({ ...before, log: change(before.log) }));
    setUnsaved(!isSample);
  };
  const title = (one: Registration) => titleOf(one, !isConfidential(one, settings));
  const count = (side: "pastor" | "church") => counted(parties.filter(({ of }) => of.side === side).length, side);
  const list = (heading: string, of: readonly Registration[]) =>
    of.length > 0 && (
      <>
        <h3>{heading}</h3>
        <ul>
          {of.map((one) => (
            <li key={one.ref}>
              {settings.forms[one.side].name}: {one.ref}
            </li>
          ))}
        </ul>
      </>
    );

  return (
    <>
      <h1>Encontrar pares</h1>
      <p>
        <strong>Nada sai deste computador.</strong> Esta página lê os arquivos, mas não os envia nem guarda: tudo some
        quando você a fecha.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, beside the field */}
      <div
        className="files"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open([...event.dataTransfer.files]);
        }}
      >
        <label htmlFor="files">
          Abra ou arraste para cá as duas exportações do Formspree e o seu registro, se já tem (CSV)
        </label>
        <input
          id="files"
          type="file"
          multiple
          accept=".csv,.txt,text/csv"
          onChange={({ target }) => {
            void open([...(target.files ?? [])]).then(() => {
              target.value = "";
            });
          }}
        />
        <button type="button" onClick={() => setOpen({ rows: sampleRows(settings), log: [], isSample: true })}>
          Experimentar com um exemplo
        </button>
      </div>
      <div role="status">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {rows.length > 0 && (
          <p>
            {isSample && "Um exemplo, de pessoas inventadas. "}
            {count("pastor")}, {count("church")}, {pairs.length} pares.
            {found.repeated > 0 && ` Envios repetidos: ${found.repeated}; ficou o último de cada um.`}
          </p>
        )}
      </div>
      {found.doubts.length > 0 && (
        <Part title="Para conferir">
          {found.doubts.map(({ question, of }) => (
            <fieldset key={`${question} ${of[0]?.ref}`}>
              <legend>{question}</legend>
              {of.map((one) => (
                <label key={one.ref}>
                  <input
                    type="checkbox"
                    checked={one.agreed === false || leftOut.includes(one.ref)}
                    disabled={one.agreed === false}
                    onChange={({ target }) =>
                      setLeftOut((all) => (target.checked ? [...all, one.ref] : all.filter((ref) => ref !== one.ref)))
                    }
                  />{" "}
                  Deixar fora {title(one)}, {one.ref}
                </label>
              ))}
            </fieldset>
          ))}
        </Part>
      )}
      {rows.length > 0 && <Pairs {...{ pairs, parties, log, settings, note, title }} />}
      {(rows.length > 0 || log.length > 0) && (
        <>
          <Part title="Registro">
            <p>
              Anotações: {log.length}. O arquivo tem só protocolos e datas: guarde-o e abra-o aqui da próxima vez.
              {isUnsaved && <strong> O que você anotou ainda não foi baixado.</strong>}
            </p>
            <button
              type="button"
              onClick={() => {
                download("registro-de-apresentacoes.csv", logCsv(log));
                setUnsaved(false);
              }}
            >
              Baixar o registro
            </button>
          </Part>
          <Part title="Tempo de guarda">
            {list(`Passaram de ${settings.retention}: apague no Formspree`, found.expired)}
            {list("Passam nos próximos 30 dias", found.expiring)}
            {found.expired.length + found.expiring.length === 0 && <p>Nada a apagar nos próximos 30 dias.</p>}
          </Part>
          <Leaving {...{ registrations, log, settings, note, title }} />
        </>
      )}
    </>
  );
}
