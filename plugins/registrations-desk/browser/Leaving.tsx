import { useState } from "react";
import { slugify } from "../../../src/lib/slug";
import type { Registration } from "./clean";
import { draft } from "./drafts";
import { callIn, wordsOf } from "./log";
import { Drafts, type Known, List, noteAbout, PassingButton } from "./parts";

const sides = ["pastor", "church"] as const;

/** As many as one can look through. */
const most = 20;

/** For people who ask for their data or its deletion: where the data is, and who must be told. */
export function Leaving({ registrations, log, settings, onNote }: Known & { registrations: readonly Registration[] }) {
  const [query, setQuery] = useState("");
  const asked = slugify(query);
  const hits = registrations.filter(({ ref, email, answers }) =>
    [ref, email, answers.name, answers.church].some((text) => asked.length > 3 && slugify(text ?? "").includes(asked)),
  );
  // Who quotes one protocol leaves with all.
  const found = registrations.filter((one) =>
    hits.some((hit) => hit === one || (one.email && hit.email === one.email && hit.side === one.side)),
  );
  // Churches may have the data of a registration that was renewed, or erased at its end.
  const isGone = (ref: string) =>
    asked.length > 3 && slugify(ref).includes(asked) && !registrations.some((one) => one.ref === ref);
  const gone = sides.flatMap((side) =>
    [...new Set(log.map((entry) => entry[side]))].filter(isGone).map((ref) => ({ side, ref, registration: undefined })),
  );
  const all = [...found.map((registration) => ({ ...registration, registration })), ...gone];
  const { title } = callIn();
  return (
    <section>
      <h2>Quando alguém pede para sair, ou para saber</h2>
      <label>
        Protocolo, e-mail ou nome{" "}
        <input type="search" value={query} autoComplete="off" onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">
        {asked.length > 3
          ? `Encontrados: ${all.length}.${all.length > most ? ` Aparecem os ${most} primeiros: escreva mais.` : ""}`
          : asked && "Escreva pelo menos 4 letras ou números."}
      </p>
      {all.slice(0, most).map(({ side, ref, registration }) => {
        const other = side === "pastor" ? "church" : "pastor";
        const noted = log.filter((entry) => entry[side] === ref);
        return (
          <article key={ref}>
            <h3 tabIndex={-1}>{registration ? title(registration) : ref}</h3>
            <p>
              {registration
                ? `Apague no Formspree, também na lista de spam, nos e-mails e nas planilhas: ${settings.forms[side].name}, ${ref}.`
                : "Só no registro: não está nas exportações abertas."}
            </p>
            <List of={noted.map((entry) => `${entry.day}: ${wordsOf(entry)} ${entry[other]}`)} />
            {noted.map(({ day, act, ...entry }) => {
              const whom = registrations.find((party) => act === "introduced" && party.ref === entry[other]);
              const values = { gone: ref, day, site: settings.siteName };
              return (
                whom && <Drafts key={whom.ref} whom={`a ${whom.ref}`} write={() => draft("leaving", whom, values)} />
              );
            })}
            {!noted.some(({ act }) => act === "left") && (
              <PassingButton onClick={() => onNote([...log, noteAbout({ side, ref }, "left")])}>
                Anotar: pediu para sair
              </PassingButton>
            )}
          </article>
        );
      })}
    </section>
  );
}
