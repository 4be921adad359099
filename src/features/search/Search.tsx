import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Answer, Question } from "../../../plugins/search-index/browser/find-pages";
import { addressOf, fillIn, readQuestion } from "../../../plugins/search-index/browser/question";
import * as button from "../../ui/ButtonLink.module.css";
import { type Contact, ContactLinks } from "../../ui/ContactLinks";
import { Results } from "./Results";
import * as styles from "./Search.module.css";

interface Props {
  /** Asks the index; loads what it needs for that. */
  ask: (question: Question) => Promise<Answer>;
  /** Preloads what a search for these words needs. */
  prepare: (words: string) => void;
  types: readonly string[];
  /** Where to look without a search. */
  indexes: readonly { readonly path: string; readonly label: string }[];
  /** Who helps where the search does not. */
  contact: Contact;
  /** Changes with each navigation to the page. */
  visit: string | undefined;
}

/** Milliseconds after the last key before the index is preloaded. */
const pause = 200;

type State =
  | { readonly status: "idle" }
  | { readonly status: "searching" }
  | { readonly status: "failed" }
  | { readonly status: "answered"; readonly question: Question; readonly answer: Answer };

const unanswered = { question: { words: "", type: "" }, answer: undefined };

const here = () => window.location.pathname + window.location.search;

/** The search form, whose address holds the question, and its results. Without scripts it lists where else to look. */
export function Search({ ask, prepare, types, indexes, contact, visit }: Props) {
  const [state, setState] = useState<State>({ status: "idle" });
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);
  const asked = useRef<string>(undefined);

  const search = useCallback(
    async (question: Question) => {
      const turn = ++latest.current;
      asked.current = addressOf(question);
      if (question.words === "") return setState({ status: "idle" });
      setState({ status: "searching" });
      const next = await ask(question).then(
        (answer): State => ({ status: "answered", question, answer }),
        (): State => ({ status: "failed" }),
      );
      if (turn !== latest.current) return;
      setState(next);
      // Who comes back to it asks again.
      if (next.status === "failed") asked.current = undefined;
    },
    [ask],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit brings another address.
  useEffect(() => {
    const follow = () => {
      // On the way to another page this one still listens.
      if (!window.location.pathname.startsWith("/busca")) return;
      const question = readQuestion(new URLSearchParams(window.location.search));
      // A form sent by the browser names empty filters too.
      if (addressOf(question) !== here()) window.history.replaceState(window.history.state, "", addressOf(question));
      // A jump to a place in the page.
      if (addressOf(question) === asked.current) return;
      if (form.current) fillIn(form.current, question);
      search(question);
    };
    // Keeps what was typed before hydration.
    if (window.location.search) follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [search, visit]);

  const { question, answer } = state.status === "answered" ? state : unanswered;
  const { words } = question;
  // One text in its element: beside others, browsers that translate the page take it out of React's hands.
  const told = answer
    ? statusOf(question, answer)
    : state.status === "failed" && "A busca não respondeu. Confira a sua conexão e toque em Buscar outra vez.";
  useEffect(() => {
    if (!words) return;
    const prefix = `“${words}” | `;
    // Gatsby takes the title out of the head and draws it anew, on Back say: one that is set meanwhile stays beside it for ever.
    const name = () => {
      if (document.title && !document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    name();
    const watcher = new MutationObserver(name);
    watcher.observe(document.head, { childList: true });
    return () => {
      watcher.disconnect();
      if (document.title) document.title = document.title.replace(prefix, "");
    };
  }, [words]);

  // Loads the index while the question is typed.
  useEffect(() => prepare(""), [prepare]);

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onInput = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    clearTimeout(typing.current);
    // A space ends a word.
    typing.current = setTimeout(() => prepare(value), value.endsWith(" ") ? 0 : pause);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = readQuestion(new FormData(event.currentTarget));
    const address = addressOf(question);
    if (address !== here()) window.history.pushState(window.history.state, "", address);
    search(question);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> has no role before Chrome 118 */}
      <div role="search" className={`needs-script ${styles.search}`}>
        <form action="/busca" className="controls" ref={form} onSubmit={onSubmit}>
          <label>
            O que você procura?
            <input type="search" name="q" onInput={onInput} maxLength={200} autoComplete="off" enterKeyHint="search" />
          </label>
          <button type="submit" className={button.button}>
            Buscar
          </button>
          <label className={styles.type}>
            Tipo
            <select name="tipo" onChange={({ currentTarget: { form } }) => form && askAgain(form)}>
              <option value="">Tudo</option>
              {types.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </label>
        </form>
      </div>
      <p role="status" className={`needs-script ${styles.status}`}>
        {state.status === "searching" ? <span aria-hidden="true">Procurando…</span> : told}
      </p>
      {answer?.suggestion && (
        <p>
          Você quis dizer <a href={addressOf({ ...question, words: answer.suggestion })}>{`“${answer.suggestion}”`}</a>?
        </p>
      )}
      {answer?.total === 0 && question.type && (
        <p>
          <a href={addressOf({ ...question, type: "" })}>Procurar em tudo</a>
        </p>
      )}
      {answer?.total ? (
        <Results key={addressOf(question)} answer={answer} />
      ) : (
        <section className={styles.indexes}>
          <p className={styles.noScript}>
            A busca precisa de JavaScript, que está desligado neste navegador. Sem ele, você encontra tudo por estas
            páginas:
          </p>
          <h2>Onde procurar</h2>
          <ul className="targets">
            {indexes.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
          {(answer || state.status === "failed") && (
            <>
              <h2>Pergunte à secretaria</h2>
              <ContactLinks contact={contact} of="Secretaria" />
            </>
          )}
        </section>
      )}
    </>
  );
}

function askAgain(form: HTMLFormElement) {
  if (readQuestion(new FormData(form)).words !== "") form.requestSubmit?.();
}

function statusOf({ words, type }: Question, { total, isPartial, corrected }: Answer): string {
  const asked = `“${words}”`;
  const of = `para ${asked}`;
  if (total === 0) return `Nada encontrado ${of}${type && ` no tipo ${type}`}. Tente menos palavras, ou outras.`;
  const count = total === 1 ? "1 resultado" : `${total} resultados`;
  if (corrected)
    return `Nada encontrado ${of}. Mostramos ${isPartial ? "o que tem parte de" : "resultados para"} “${corrected}”: ${total}.`;
  return isPartial
    ? `Nenhum resultado tem todas as palavras de ${asked}. ${total === 1 ? "Este tem" : `Estes ${total} têm`} parte delas.`
    : `${count} ${of}.`;
}
