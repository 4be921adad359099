import { escapeHtml } from "../../src/lib/escape-html";
import { plainText } from "../../src/lib/slug";
import type { Submission } from "./store";

/** What a secretary looks for; empty texts leave all through. */
export interface Filter {
  readonly form: string;
  readonly city: string;
  readonly subsection: string;
  readonly role: string;
  readonly protocol: string;
}

const fieldNames = {
  form: "Formulário",
  city: "Cidade",
  subsection: "Subseção",
  role: "Função",
  protocol: "Protocolo",
} as const satisfies Readonly<Record<keyof Filter, string>>;

/** The filter in an address: `?city=Campinas`. */
export const filterFrom = (query: URLSearchParams): Filter => ({
  form: query.get("form") ?? "",
  city: query.get("city") ?? "",
  subsection: query.get("subsection") ?? "",
  role: query.get("role") ?? "",
  protocol: query.get("protocol") ?? "",
});

/** All that was received, newest first, as a secretary reads it. */
export function inboxPage(all: readonly Submission[], filter: Filter): string {
  const found = all.filter((one) => matches(one, filter)).reverse();
  const count = found.length === 1 ? "1 cadastro" : `${found.length} cadastros`;
  const inputs = Object.entries(fieldNames).map(
    ([key, label]) =>
      `<p><label for="${key}">${label}</label> <input id="${key}" name="${key}" value="${escapeHtml(textIn(filter, key))}"></p>`,
  );
  const none = all.length === 0 ? "Nenhum cadastro chegou ainda." : "Nenhum cadastro com esse filtro.";
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Caixa de entrada dos cadastros</title>
<style>${style}</style></head><body><header><h1>Caixa de entrada dos cadastros</h1>
<p>Só neste computador. No site publicado, os cadastros chegam pelo Formspree.</p></header><main>
<form role="search" aria-label="Filtrar os cadastros">${inputs.join("")}<p><button>Filtrar</button> <a href="/">Mostrar todos</a></p></form>
<p role="status">${count}</p>${found.map((one) => article(one, all)).join("") || `<p>${none}</p>`}</main></body></html>`;
}

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:auto;padding:1rem;color:#1c1c1a;background:#fff}" +
  "form{display:flex;flex-wrap:wrap;gap:.5rem 1rem}form p{margin:0}label{display:block}input,button{font:inherit;min-height:2.75rem}" +
  "article{border:1px solid #767676;border-radius:.5rem;padding:0 1rem;margin-block:1rem}" +
  "dt{font-weight:600;margin-top:.5rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

function article(one: Submission, all: readonly Submission[]): string {
  const subject = answersTo(one, "_subject")[0] ?? one.form;
  const [protocol] = answersTo(one, "Protocolo");
  const repeated =
    protocol && all.some(({ id, ...other }) => id < one.id && answersTo(other, "Protocolo")[0] === protocol);
  const rows = merged(one).map(([name, answers]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(answers)}</dd>`);
  return `<article aria-labelledby="s${one.id}"><h2 id="s${one.id}">${escapeHtml(subject)}</h2>
<p>Recebido em <time datetime="${one.receivedAt}">${when(one.receivedAt)}</time></p>
${repeated ? "<p><strong>Enviado de novo sob o mesmo protocolo.</strong></p>" : ""}<dl>${rows.join("")}</dl></article>`;
}

/** The answers in the order in which they came, several to one question in one row. */
function merged({ fields }: Submission): [string, string][] {
  const rows = new Map<string, string>();
  for (const [name, answer] of fields) {
    if (name.startsWith("_")) continue;
    const label = name === "email" ? "E-mail" : name;
    const before = rows.get(label);
    rows.set(label, before === undefined ? answer : `${before}, ${answer}`);
  }
  return [...rows];
}

const formatter = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});
const when = (iso: string) => formatter.format(new Date(iso));

function matches(one: Submission, filter: Filter): boolean {
  const form = `${one.form} ${answersTo(one, "_subject").join(" ")}`;
  return (
    holds(form, filter.form) &&
    holds(answersTo(one, "Cidade").join(" "), filter.city) &&
    holds(answersTo(one, "Subseção").join(" "), filter.subsection) &&
    holds([...answersTo(one, "Funções pretendidas"), ...answersTo(one, "Função procurada")].join(" "), filter.role) &&
    holds(answersTo(one, "Protocolo").join(" "), filter.protocol)
  );
}

const answersTo = ({ fields }: Pick<Submission, "fields">, wanted: string): string[] =>
  fields.filter(([name]) => name === wanted).map(([, answer]) => answer);

const holds = (text: string, part: string) => plainText(text).includes(plainText(part.trim()));

function textIn(filter: Filter, key: string): string {
  const value: unknown = Reflect.get(filter, key);
  return typeof value === "string" ? value : "";
}
