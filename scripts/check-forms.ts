import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../plugins/source-content/files/folder";
import { churchForm } from "../src/features/registration/church-form";
import { formAddress } from "../src/features/registration/form-address";
import { pastorForm } from "../src/features/registration/pastor-form";
import { formAt } from "../src/lib/form-id";
import { urlOf } from "../src/lib/url";
import { propertyOf } from "../src/lib/values";
import { formTargets } from "./inbox/open";

/** The meaning of a status, and what to do. */
const meanings: Readonly<Record<number, string>> = {
  403: "recusado. No Formspree, veja se o formulário está ativo e se os envios por programa (AJAX) são aceitos.",
  404: "não existe nenhum formulário com esse código. Copie o código de novo do Formspree.",
  429: "o Formspree não aceita mais envios agora: são 20 por minuto, e os do mês conforme o plano.",
};

const subject = "TESTE do site: pode apagar";

interface Trial {
  readonly ok: boolean;
  readonly text: string;
}

const accepted: Trial = {
  ok: true,
  text: "aceito. Veja se chegou à caixa de entrada do Formspree, e não à lista de spam; apague-o.",
};

/** Sends one marked registration to a form. @returns whether it was accepted, and what to tell */
export const tryForm = (address: string, siteUrl: string): Promise<Trial> => {
  const body = new URLSearchParams({
    _subject: subject,
    Protocolo: `TESTE-${new Date().toISOString()}`,
    Mensagem: "Enviado por npm run check:forms para ver se os cadastros chegam.",
  });
  return trial(address, siteUrl, { body, headers: { accept: "application/json" } }, async (answer) => {
    const text = await answer.text();
    if (answer.ok && /"(next|ok)"/.test(text) && !/"errors?"/.test(text)) return accepted;
    return { ok: false, text: meanings[answer.status] ?? `resposta ${answer.status}: ${text.slice(0, 200)}` };
  });
};

/** Sends one marked report as an open page does, which can't ask for JSON. @returns whether it was accepted, and what to tell */
export const tryReport = (address: string, siteUrl: string): Promise<Trial> => {
  const body = new FormData();
  body.set("_subject", subject);
  body.set("Mensagem", "Enviado por npm run check:forms para ver se os erros chegam.");
  return trial(address, siteUrl, { body, redirect: "manual" }, async ({ status, headers }) => {
    const isRedirect = status >= 300 && status < 400;
    if (isRedirect && !/captcha/i.test(headers.get("location") ?? "")) return accepted;
    const asked = "pede uma confirmação que o navegador não dá. No Formspree, desligue o reCAPTCHA deste formulário.";
    return { ok: false, text: status < 400 ? asked : (meanings[status] ?? `resposta ${status}.`) };
  });
};

async function trial(
  address: string,
  siteUrl: string,
  request: RequestInit,
  judge: (answer: Response) => Promise<Trial>,
): Promise<Trial> {
  // Formspree takes submissions from other domains for spam.
  const headers = { ...request.headers, referer: `${siteUrl}/`, origin: siteUrl };
  try {
    return await judge(
      await fetch(address, { ...request, method: "POST", headers, signal: AbortSignal.timeout(15_000) }),
    );
  } catch (error) {
    return { ok: false, text: `sem resposta (${String(error)}).` };
  }
}

async function checkForms(): Promise<void> {
  if (process.env.CI) return console.log("check:forms envia cadastros de verdade e não roda em CI.");
  const { server, errors, pastor, church } = formTargets(process.cwd(), contentFolder, process.env);
  const settings: unknown = parse(readFileSync(join(contentFolder, "settings", "site.yml"), "utf8"));
  const { origin } = new URL(String(propertyOf(settings, "url")));
  for (const [form, id] of [
    [pastorForm, pastor],
    [churchForm, church],
  ] as const) {
    const none = { ok: false, text: "sem código do Formspree (Configurações, Cadastros)." };
    const address = formAddress(form, server, id);
    const { ok, text } = address ? await tryForm(address, origin) : none;
    console.log(`${form.name} ${id}: ${text}`);
    if (!ok) process.exitCode = 1;
  }
  if (!errors) return console.log("erros: sem código do Formspree; os erros do site não chegam a ninguém.");
  const { ok, text } = await tryReport(urlOf(errors) ? errors : formAt(server, errors), origin);
  console.log(`erros ${errors}: ${text}`);
  if (!ok) process.exitCode = 1;
}

if (require.main === module) void checkForms();
