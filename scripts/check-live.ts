import { existsSync } from "node:fs";
import { contentFolder } from "../plugins/source-content/files/folder";
import { serveLocally } from "./hosts/serve";
import { formTargets } from "./inbox/open";
import { oldAddresses } from "./live/old-addresses";
import { certificateAdvice, certificateFault, commitRule, formsRule, outsideRules } from "./live/outside";
import { hostOf, readPromises } from "./live/promises";
import { type Rule, rules } from "./live/rules";
import { openSite, type Site } from "./live/visit";

const shown = 5;

interface Wishes {
  readonly commit?: string | undefined;
  /** A built site, for its old addresses. */
  readonly built?: string;
}

/**
 * Checks a published site from outside and says how to correct it. Sends nothing.
 * @returns 0: all is well; 1: something is to be done; 2: no answer
 */
export async function checkLive(address: string, { commit, built = "public" }: Wishes = {}): Promise<0 | 1 | 2> {
  const site = openSite(address, oldAddresses(built));
  const first = await site.get("/").catch((error: Error) => error);
  if (first instanceof Error) {
    const certificate = certificateFault(first);
    console.error(
      certificate
        ? `O certificado de ${address} não vale (${certificate}): os navegadores não abrem o site.\n${certificateAdvice}`
        : `${address} não responde (${first.cause ?? first.message}).\nVeja se o endereço está certo e, no painel do hospedeiro, se o site está no ar.`,
    );
    return certificate ? 1 : 2;
  }
  if (URL.canParse(first.location)) {
    const { origin } = new URL(first.location);
    console.error(
      `${address} leva a ${origin}. Confira esse: npm run check:live -- ${origin}\nÉ ele que deve estar em SITE_URL e em Configurações, Site.`,
    );
    return 1;
  }
  const host = hostOf(first.headers.server);
  const promises = readPromises().get(host ?? "");
  const { pastor, church } = formTargets(process.cwd(), contentFolder, process.env);
  const isOutside = site.url.protocol === "https:";
  const all: readonly (Omit<Rule, "row"> & Partial<Rule>)[] = [
    ...rules,
    ...(isOutside ? [...outsideRules, formsRule({ pastor, church })] : []),
    ...(commit ? [commitRule(commit)] : []),
  ];
  let faults = 0;
  for (const rule of all) {
    const found = await findingsOf(rule, site);
    const isKnown = found.length > 0 && promises?.get(rule.row ?? "") === "no";
    if (found.length > 0 && !isKnown) faults += 1;
    console.log(`${found.length === 0 ? "✓" : isKnown ? "–" : "✗"} ${rule.title}`);
    if (isKnown) console.log(`    ${host} não faz isso; veja a tabela de docs/deploy.md.`);
    else if (found.length > 0) console.log(tell(found, rule.advice));
  }
  if (isOutside && site.moved.length === 0)
    console.log("Endereços antigos não foram conferidos: construa o site aqui antes (npm run build).");
  console.log(`No ar: ${await versionOf(site)}.`);
  console.log(
    faults === 0 ? "Tudo em ordem." : `${faults} de ${all.length} pontos ${faults === 1 ? "pede" : "pedem"} atenção.`,
  );
  return faults === 0 ? 0 : 1;
}

const findingsOf = (rule: Pick<Rule, "find">, site: Site) =>
  rule.find(site).catch((error: Error) => [`sem resposta (${error.cause ?? error.message})`]);

const tell = (found: readonly string[], advice: string) =>
  [
    ...found.slice(0, shown).map((one) => `    ${one}`),
    ...(found.length > shown ? [`    e mais ${found.length - shown}`] : []),
    `    → ${advice}`,
  ].join("\n");

async function versionOf(site: Site): Promise<string> {
  const [, time] = /"timestamp":(\d+)/.exec((await site.get("/builds/latest.json")).text) ?? [];
  const [, commit] = /"commit":"(\w+)"/.exec((await site.get("/admin/commit.json")).text) ?? [];
  const date = time
    ? new Date(Number(time)).toLocaleString("pt-BR", { timeZone: "America/Sao_Paulo" })
    : "data desconhecida";
  return `conteúdo de ${date}${commit ? `, commit ${commit.slice(0, 10)}` : ""}`;
}

/** `npm run check:live -- https://… [--commit=…]`; without an address, the site that was built here. */
async function main(args: readonly string[]): Promise<void> {
  const target = args.find((arg) => !arg.startsWith("--")) ?? "public";
  const commit = args.map((arg) => /^--commit=(\w+)$/.exec(arg)?.[1]).find(Boolean);
  if (/^https?:\/\//i.test(target)) {
    process.exitCode = await checkLive(target, { commit });
    return;
  }
  if (!existsSync(target)) {
    console.error(
      `“${target}” não é um endereço nem uma pasta. Um endereço começa com https://, como https://secao.example.org; sem ele é conferido o site construído aqui (npm run build).`,
    );
    process.exitCode = 1;
    return;
  }
  const server = await serveLocally(target);
  process.exitCode = await checkLive(server.url, { built: target });
  await server.close();
}

if (require.main === module) void main(process.argv.slice(2));
