import { escapeHtml } from "../../src/lib/escape-html";
import { plainText } from "../../src/lib/slug";
import type { Submission } from "./store";

/** What a secretary looks for, by its name in the address (`?city=Campinas`), with the questions that hold it. */
const filters = {
  form: { label: "Formulário", questions: ["_subject"] },
  city: { label: "Cidade", questions: ["Cidade"] },
  subsection: { label: "Subseção", questions: ["Subseção"] },
  role: { label: "Função", questions: ["Funções pretendidas", "Função procurada"] },
  protocol: { label: "Protocolo", questions: ["Protocolo"] },
} as const;

/** All that was received and fits the filters of an address, newest first, as a secretary reads it. */
export function inboxPage(all: readonly Submission[], query: URLSearchParams): string {
  const found = all.filter((one) => matches(one, query)).reverse();
  const count = found.length === 1 ? "1 cadastro" : `${found.length} cadastros`;
  const inputs = Object.entries(filters).map(
    ([key, { label }]) =>
      `<p><label for="${key}">${label}</label> <input id="${key}" name="${key}" value="${escapeHtml(query.get(key) ?? "")}"></p>`,
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
  const subject = answerTo(one, ["_subject"]) || one.form;
  const protocol = answerTo(one, ["Protocolo"]);
  const isRepeated = protocol && all.some((other) => other.id < one.id && answerTo(other, ["Protocolo"]) === protocol);
  const questions = [...new Set(one.fields.map(([name]) => name))].filter((name) => !name.startsWith("_"));
  const rows = questions.map(
    (name) => `<dt>${name === "email" ? "E-mail" : escapeHtml(name)}</dt><dd>${escapeHtml(answerTo(one, [name]))}</dd>`,
  );
  return `<article aria-labelledby="s${one.id}"><h2 id="s${one.id}">${escapeHtml(subject)}</h2>
<p>Recebido em <time datetime="${one.receivedAt}">${formatter.format(new Date(one.receivedAt))}</time></p>
${isRepeated ? "<p><strong>Enviado de novo sob o mesmo protocolo.</strong></p>" : ""}<dl>${rows.join("")}</dl></article>`;
}

const formatter = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

const matches = (one: Submission, query: URLSearchParams): boolean =>
  Object.entries(filters).every(([key, { questions }]) => {
    const text = `${key === "form" ? one.form : ""} ${answerTo(one, questions)}`;
    return plainText(text).includes(plainText((query.get(key) ?? "").trim()));
  });

/** The answers to some questions in the order in which they came. */
const answerTo = ({ fields }: Submission, questions: readonly string[]): string =>
  fields
    .filter(([name]) => questions.includes(name))
    .map(([, answer]) => answer)
    .join(", ");
