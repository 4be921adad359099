import { escapeHtml } from "../../src/lib/escape-html";
import type { Submission } from "./store";

/** All submissions, newest first, as the secretary reads them. */
export function inboxPage(all: readonly Submission[]): string {
  const count = all.length === 1 ? "1 cadastro" : `${all.length} cadastros`;
  const articles = all.map((one) => article(one, all)).reverse();
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Caixa de entrada dos cadastros</title>
<style>${style}</style></head><body><header><h1>Caixa de entrada dos cadastros</h1>
<p>Só neste computador. No site publicado, os cadastros chegam pelo Formspree.</p></header><main>
<p>${count}</p>${articles.join("")}</main></body></html>`;
}

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:auto;padding:1rem;color:#1c1c1a;background:#fff}" +
  "article{border:1px solid #767676;border-radius:.5rem;padding:0 1rem;margin-block:1rem}" +
  "dt{font-weight:600;margin-top:.5rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}";

function article(one: Submission, all: readonly Submission[]): string {
  const subject = answerTo(one, "_subject") || one.form;
  const protocol = answerTo(one, "Protocolo");
  const isRepeated = protocol && all.some((other) => other.id < one.id && answerTo(other, "Protocolo") === protocol);
  const questions = [...new Set(one.fields.map(([name]) => name))].filter((name) => !name.startsWith("_"));
  const rows = questions.map(
    (name) => `<dt>${name === "email" ? "E-mail" : escapeHtml(name)}</dt><dd>${escapeHtml(answerTo(one, name))}</dd>`,
  );
  return `<article aria-labelledby="s${one.id}"><h2 id="s${one.id}">${escapeHtml(subject)}</h2>
<p>Recebido em <time datetime="${one.receivedAt}">${formatter.format(new Date(one.receivedAt))}</time></p>
${isRepeated ? "<p><strong>Enviado de novo sob o mesmo protocolo.</strong></p>" : ""}<dl>${rows.join("")}</dl></article>`;
}

const formatter = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeStyle: "short" });

/** The answers to a question in the order in which they came. */
const answerTo = ({ fields }: Submission, question: string): string =>
  fields
    .filter(([name]) => name === question)
    .map(([, answer]) => answer)
    .join(", ");
