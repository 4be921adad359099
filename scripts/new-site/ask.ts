import { dirname } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { report } from "../../plugins/source-content/check/problem";
import { checkContent } from "../../plugins/source-content/files/check";
import { contentFolder } from "../../plugins/source-content/files/folder";
import { model } from "../../src/content-types";
import { missingSteps, tellSteps } from "../../src/gatsby/launch";
import { pluginModules } from "../plugin-modules";
import { Problem } from "../server/problem";
import { applyPlan, type Plan, planSite } from "./plan";
import { type Answers, normalizeAnswers, problemOf, type Question, questions } from "./questions";
import { presentAnswers, textIn } from "./settings";

const usage = `npm run new-site faz desta cópia o site de uma seção: tira o exemplo e escreve o que a lei e as páginas pedem.
Sem opções, pergunta. O que alguém escreveu fica; com --substituir, sai também.

${questions.map(({ name, field: { label }, example }) => `  --${name.padEnd(18)}${label}. Exemplo: ${example}`).join("\n")}
  --substituir        Tira e troca também o que alguém escreveu

Exemplo: npm run new-site -- --sigla OPBB-AC --telefone "(68) 5555-0100"`;

/** `npm run new-site`: makes this copy of the project the site of a section. */
export async function newSite(args: readonly string[]): Promise<void> {
  const { given, help, replace } = readOptions(args);
  if (help) return console.log(usage);
  await refuseUnmerged();
  const before = await presentAnswers(contentFolder, replace);
  const isAsked = Object.keys(given).length === 0 && process.stdin.isTTY === true;
  const asking = isAsked ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  let isAsking = true;
  // Ctrl-C and Ctrl-D: some versions of Node then answer with an error, and others never.
  asking?.once("close", () => {
    if (!isAsking) return;
    console.log("\nNada foi mudado.");
    process.exit(130);
  });
  const answers = normalizeAnswers(asking ? await ask(asking, before) : given);
  const wrong = questions.flatMap((question) => {
    const problem = problemWith(question, answers, before);
    return problem ? [`--${question.name}: ${problem}`] : [];
  });
  if (wrong.length > 0) throw new Problem(`${wrong.join("\n")}\n\n${usage}`);
  const plan = await planSite(contentFolder, { before, given: answers, replace });
  const isWanted = !asking || (await isConfirmed(asking, `\n${summaryOf(plan)}\n\nFazer isto? (s/n) `));
  isAsking = false;
  asking?.close();
  if (!isWanted) return console.log("Nada foi mudado.");
  await applyPlan(contentFolder, plan);
  await tell(plan, await outdated(plan, before, answers));
}

/** An editor beside the content, found by its file's name, would lay what it has saved over the new site. */
interface UnmergedEdits {
  /** What to do about saves that the content lacks. */
  readonly unmergedEdits: (project: string) => Promise<string | undefined>;
}

async function refuseUnmerged(): Promise<void> {
  for (const { unmergedEdits } of await pluginModules<UnmergedEdits>("unmerged-edits.ts")) {
    const problem = await unmergedEdits(dirname(contentFolder));
    if (problem) throw new Problem(problem);
  }
}

function readOptions(args: readonly string[]) {
  const texts = Object.fromEntries(questions.map(({ name }) => [name, { type: "string" as const }]));
  const flags = { substituir: { type: "boolean" as const }, help: { type: "boolean" as const, short: "h" } };
  try {
    const values: Readonly<Record<string, unknown>> = parseArgs({
      args: [...args],
      options: { ...texts, ...flags },
    }).values;
    const given = questions.flatMap(({ name }) => {
      const value = values[name];
      return typeof value === "string" ? [[name, value] as const] : [];
    });
    return { given: Object.fromEntries(given), help: values.help === true, replace: values.substituir === true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`Há uma opção que não existe ou está incompleta (${reason}).\n\n${usage}`);
  }
}

/**
 * Why the answer to a question won't do. None is needed where an own setting has one, which is the editor's to mend. But a
 * new address needs its city, if the present one names none that could be found.
 */
function problemWith(question: Question, given: Answers, before: Answers): string | undefined {
  const { [question.name]: answer } = given;
  const { [question.name]: present } = before;
  const isKept = present !== undefined && (present !== "" || given.endereco === undefined);
  return answer === undefined && isKept ? undefined : problemOf(question, answer ?? "");
}

/** Asks each question until the answer is valid. An empty answer keeps the present one. Of pasted lines none is lost. */
export async function ask(asking: Interface, before: Answers): Promise<Answers> {
  const answers: Record<string, string> = {};
  const pasted: string[] = [];
  asking.on("line", (line) => pasted.push(line));
  const answerTo = async (question: string, name: string): Promise<string> => {
    const [first] = pasted.splice(0, 1);
    if (first !== undefined) console.log(`${question}${first}`);
    const answer = first ?? (await asking.question(question));
    // The lines of one text come at once.
    await new Promise((come) => setImmediate(come));
    const rest = name === "endereco" ? [...pasted.splice(0), asking.line] : [];
    // The last one of them has no end, and would begin the next answer.
    if (rest.at(-1)) asking.write(null, { ctrl: true, name: "u" });
    return [answer, ...rest]
      .map((line) => line.trim())
      .filter(Boolean)
      .join("; ");
  };
  for (const question of questions) {
    const { name, field, example } = question;
    const present = before[name];
    const isMissing = field.required && present === undefined;
    const ending = present ? ` [${present}]` : isMissing ? ` (exemplo: ${example})` : " (Enter: depois)";
    for (;;) {
      const answer = await answerTo(`${field.label}${ending}: `, name);
      const problem = problemWith(question, answer ? { [name]: answer } : {}, before);
      if (problem) console.log(problem);
      else if (answer) answers[name] = answer;
      if (!problem) break;
    }
  }
  return answers;
}

/** Asks until the answer is yes or no: a slip must not throw all answers away. */
async function isConfirmed(asking: Interface, question: string): Promise<boolean> {
  const answer = (await asking.question(question)).trim();
  return /^[sn]/i.test(answer) ? /^s/i.test(answer) : isConfirmed(asking, question);
}

const summaryOf = ({ write, remove, kept }: Plan): string =>
  [
    `Arquivos escritos: ${write.size}. Pastas do exemplo tiradas ou trocadas: ${remove.length}.`,
    ...(kept.length > 0 ? ["Ficam como estão, pois alguém os escreveu:", ...kept.map((file) => `  ${file}`)] : []),
  ].join("\n");

/** The questions whose answers own texts quote as contacts. A city or a short name may stay right in a text. */
const contacts = ["telefone", "email", "site"];

/** A sentence for each replaced contact that texts still have which stayed as they are. */
async function outdated({ kept }: Plan, before: Answers, given: Answers): Promise<string[]> {
  const texts = await Promise.all(
    kept.map(async (file) => ({ file, text: (await textIn(contentFolder, file)) ?? "" })),
  );
  return contacts.flatMap((name) => {
    const [former, present] = [before[name], given[name]];
    if (!former || present === undefined || present === former) return [];
    const files = texts.filter(({ text }) => text.includes(former)).map(({ file }) => file);
    return files.length > 0 ? [`Ainda dizem ${former}, e não ${present}: ${files.sort().join(", ")}.`] : [];
  });
}

/** Prints what was done, what is outdated, problems, and what is missing. */
async function tell(plan: Plan, outdated: readonly string[]): Promise<void> {
  console.log(`\n${[summaryOf(plan), ...outdated].join("\n\n")}\n`);
  const { problems } = await checkContent(model);
  if (problems.length > 0) {
    process.exitCode = 1;
    console.log(`${report(problems)}\n`);
  }
  const steps = await missingSteps();
  const editor = `http://127.0.0.1:${process.env.PORT ?? 8000}/admin`;
  if (steps.length > 0) console.log(`Falta antes de publicar:\n\n${tellSteps(steps, { editor })}\n`);
  console.log(
    'Agora guarde isto no git e abra o site:\n\n  git add -A content\n  git commit -m "O site da nossa seção"\n  npm start\n\nSe o git perguntar quem você é: git config --global user.name "Seu nome" e git config --global user.email voce@example.org',
  );
}
