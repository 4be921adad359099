import type { BuildArgs, GatsbyNode } from "gatsby";
import type { PageParts } from "../../plugins/static-pages/page-parts";
import { forms, site } from "../content-types";
import { formAt, wrongFormIds } from "../lib/form-id";
import { originsOf, wrongServers } from "../lib/servers";
import { isLive, refuseUnwritten } from "./launch";

/** Stops a build early if its settings name an impossible server or its texts are unwritten. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  refuseWrongSettings(reporter, process.env);
  await refuseUnwritten(reporter);
};

type Args = Pick<BuildArgs, "getNodesByType" | "reporter">;

function refuseWrongSettings(reporter: Pick<Args["reporter"], "panic">, env: NodeJS.ProcessEnv) {
  const wrong = [...wrongServers(env), ...wrongFormIds(env)];
  if (wrong.length > 0) reporter.panic(wrong.join("\n"));
}

/** The site's own page parts: servers of forms and error reports, and how often pages look for a new version. */
export async function pageParts({ getNodesByType, reporter }: Args, env = process.env): Promise<PageParts> {
  // Once more: Gatsby reads `.env.production` only after `onPreInit`.
  refuseWrongSettings(reporter, env);
  const [ids] = getNodesByType(forms.type);
  const pastor = env.GATSBY_PASTOR_FORM_ID || ids?.pastorFormId;
  const church = env.GATSBY_CHURCH_FORM_ID || ids?.churchFormId;
  const missing = [!pastor && "pastores", !church && "igrejas"].filter((name) => name !== false);
  if (missing.length > 0 && !env.GATSBY_FORMS_URL)
    reporter[isLive(env) ? "warn" : "info"](
      `Cadastro de ${missing.join(" e de ")}: sem código do Formspree; a página mostra o telefone e o e-mail da secretaria (docs/secretaria.md).`,
    );
  const siteUrl = String(getNodesByType(site.type)[0]?.url ?? "");
  // Netlify sets URL to the main address: https://docs.netlify.com/build/configure-builds/environment-variables/
  if (env.NETLIFY && env.URL && originsOf(env.URL)[0] !== originsOf(siteUrl)[0])
    reporter.warn(
      `O site é servido em ${env.URL}, e as configurações dizem ${siteUrl} (Configurações, Site, “Endereço do site”): quem envia um cadastro sem JavaScript volta para o segundo. Escreva o endereço certo.`,
    );
  const errorReportUrl =
    env.GATSBY_ERROR_REPORT_URL ||
    (ids?.errorFormId ? formAt(env.GATSBY_FORMS_URL, String(ids.errorFormId)) : undefined);
  return {
    sources: formSources(env, pastor || church ? "https://formspree.io" : undefined, siteUrl, errorReportUrl),
    settings: {
      versionCheckSeconds: Number(env.GATSBY_VERSION_CHECK_SECONDS || 3600),
      ...(errorReportUrl && { errorReportUrl }),
    },
  };
}

function formSources(env: NodeJS.ProcessEnv, formspree: string | undefined, home: string, reports?: string) {
  const server = env.GATSBY_FORMS_URL || formspree;
  // A form sent by the browser returns to the site's own address, also from a page at another (www, a preview). The
  // address search belongs to the form for churches.
  const addresses = server && (env.GATSBY_VIACEP_URL || "https://viacep.com.br");
  return { "connect-src": originsOf(server, addresses, reports), "form-action": originsOf(server, server && home) };
}
