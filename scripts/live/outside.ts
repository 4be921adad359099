import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { attributeOf } from "../../plugins/static-pages/html/page-tree";
import { churchForm } from "../../src/features/registration/church-form";
import { pastorForm } from "../../src/features/registration/pastor-form";
import { dayIn, longDay } from "../../src/lib/dates";
import { elementsOf } from "../built-pages";
import type { Rule } from "./rules";
import { readJson, type Site } from "./visit";

/** Certificates are renewed a month before they end: fewer days mean that renewal fails. */
const fewestDays = 14;

export const certificateAdvice =
  "No painel do hospedeiro, veja o domínio e o certificado (HTTPS) e peça que seja renovado.";

/** Why a request failed, if it is for the certificate. https://nodejs.org/api/tls.html#x509-certificate-error-codes */
export function certificateFault({ cause }: Error): string | undefined {
  const isOfCertificate = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH)/;
  if (!(cause instanceof Error && isOfCertificate.test(String(Reflect.get(cause, "code"))))) return undefined;
  // Node 24 adds how to trust it on this computer, which helps no visitor.
  return cause.message.split(";")[0];
}

/** Checks that the site was built today or yesterday; a build that fails every night leaves an old site that answers well. */
export const dailyRule: Omit<Rule, "row"> = {
  title: "O site é construído todos os dias",
  advice:
    "Veja por que a construção falha ou não começa: na Netlify e na Cloudflare, em Deploys; no GitHub, em Actions (Publish, Daily build); num servidor próprio, no e-mail do cron.",
  find: async (site) => {
    const { day } = readJson((await site.get(builtFrom())).text);
    const yesterday = dayIn("America/Sao_Paulo", new Date(Date.now() - 86_400_000));
    return typeof day === "string" && day < yesterday ? [`a última construção foi em ${longDay(day)}`] : [];
  },
};

/** What the build says of itself, in an address that no host has kept. */
const builtFrom = () => `/admin/commit.json?${Date.now()}`;

/** Rules for sites on the internet only. */
export const outsideRules: readonly Omit<Rule, "row">[] = [
  {
    title: "O certificado vale, e quem chega sem HTTPS é levado a ele",
    advice: certificateAdvice,
    find: async ({ url }) => {
      const { port, host } = url;
      const days = await daysOfCertificate(url);
      const plain = port ? undefined : await fetch(`http://${host}/`, { redirect: "manual" });
      return [
        ...(days < fewestDays ? [`o certificado vale por mais ${days} ${days === 1 ? "dia" : "dias"}`] : []),
        ...(plain && !plain.headers.get("location")?.startsWith("https:") ? [`http://${host}: ${plain.status}`] : []),
      ];
    },
  },
  {
    title: "O site diz o seu próprio endereço",
    advice: "Em Configurações, Site, o endereço deve ser o do domínio em que o site está.",
    find: async (site) => {
      const { text } = await site.get("/");
      const told = elementsOf(text)
        .filter((element) => attributeOf(element, "rel") === "canonical")
        .flatMap((element) => attributeOf(element, "href") ?? []);
      return told.filter((href) => new URL(href).host !== site.url.host);
    },
  },
  dailyRule,
];

/** Days until the certificate ends; -1 if it is invalid. */
async function daysOfCertificate({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    // A number is no name that a server could be asked for (RFC 6066).
    ...(isIP(hostname) ? {} : { servername: hostname }),
    port: Number(port || 443),
    rejectUnauthorized: false,
  });
  await once(socket, "secureConnect", { signal: AbortSignal.timeout(20_000) });
  const { valid_to: end } = socket.getPeerCertificate();
  const isValid = socket.authorized;
  socket.destroy();
  return isValid ? Math.floor((new Date(end).getTime() - Date.now()) / 86_400_000) : -1;
}

interface Form {
  readonly page: string;
  /** The key of its definition in src/features/registration. */
  readonly name: string | undefined;
  readonly address: string;
}

/** A site's forms. */
export async function formsOf(site: Site): Promise<Form[]> {
  const found: Form[] = [];
  for (const page of await site.pages())
    for (const element of elementsOf((await site.get(page)).text)) {
      if (element.tagName !== "form" || attributeOf(element, "method") !== "post") continue;
      const address = new URL(attributeOf(element, "action") ?? "", site.url).href;
      found.push({ page, name: attributeOf(element, "name"), address });
    }
  return found;
}

/**
 * Checks that both forms are there, which are left out without an id, and that they use the known ids: an old build sends to others.
 * @param ids by form; empty where the id is known to the host alone
 */
export const formsRule = (ids: Readonly<Record<"pastor" | "church", string>>): Omit<Rule, "row"> => ({
  title: "Os cadastros vão para os formulários de Configurações, Cadastros",
  advice: "Confira os códigos do Formspree em Configurações, Cadastros, salve e publique de novo.",
  find: async (site) => {
    const forms = await formsOf(site);
    const wanted = [[pastorForm, ids.pastor] as const, [churchForm, ids.church] as const];
    const others = wanted.flatMap(([{ key, name }, id]) => {
      const sent = forms
        .find((form) => form.name === key)
        ?.address.split("/")
        .at(-1);
      return sent && id && sent !== id ? [`${name}: a página envia a ${sent}, e não a ${id}`] : [];
    });
    return [...missingForms(forms), ...others];
  },
});

const missingForms = (forms: readonly Form[]): string[] =>
  [pastorForm, churchForm]
    .filter(({ key }) => !forms.some(({ name }) => name === key))
    .map(({ name }) => `${name}: a página não tem formulário`);

/** Checks that the site was built from this commit. */
export const commitRule = (commit: string): Omit<Rule, "row"> => ({
  title: "No ar está a versão mais nova",
  advice:
    "Espere o hospedeiro terminar de construir; se passarem 20 minutos, veja no painel dele por que a construção falhou.",
  find: async (site) => {
    const { text } = await site.get(builtFrom());
    return text.includes(commit) ? [] : [`no ar: ${text.slice(0, 80)}; deveria ser ${commit}`];
  },
});
