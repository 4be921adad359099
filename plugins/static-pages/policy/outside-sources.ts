import { urlOf } from "../../../src/lib/url";
import { type AnalyticsSettings, analyticsServer, analyticsServices } from "../../analytics/services";
import type { Directives } from "./policy";

/** The settings that let a page reach another origin. */
export interface OutsideSettings {
  readonly env: NodeJS.ProcessEnv;
  readonly forms: { readonly pastorFormId: string | null; readonly churchFormId: string | null } | null;
  readonly analytics: AnalyticsSettings | undefined;
  /** The public Iconify API, if content names icons that the build does not know. */
  readonly icons?: string | undefined;
}

/** What the policy of every page opens to other origins: what is configured, and nothing else. */
export function outsideSources({ env, forms, analytics, icons }: OutsideSettings): Directives {
  const formIds = [
    env.GATSBY_PASTOR_FORM_ID,
    env.GATSBY_CHURCH_FORM_ID,
    forms?.pastorFormId,
    forms?.churchFormId,
  ].filter(Boolean);
  const formServer = env.GATSBY_FORMS_URL || (formIds.length > 0 ? "https://formspree.io" : undefined);
  // The search for an address is part of the form for churches.
  const addressServer = formServer && (env.GATSBY_VIACEP_URL || "https://viacep.com.br");
  const counted = statistics(analytics);
  const directives = {
    "connect-src": [...origins(formServer, addressServer, env.GATSBY_ERROR_REPORT_URL, icons), ...counted.collect],
    "form-action": origins(formServer),
    "script-src": counted.script,
    "img-src": counted.collect,
  };
  return Object.fromEntries(Object.entries(directives).filter(([, sources]) => sources.length > 0));
}

function statistics(analytics: OutsideSettings["analytics"]): {
  script: readonly string[];
  collect: readonly string[];
} {
  if (!analytics) return { script: [], collect: [] };
  const server = origins(analyticsServer(analytics));
  const others = analytics.serverUrl ? [] : (analyticsServices[analytics.provider].sendsTo ?? []);
  return { script: server, collect: [...server, ...others] };
}

/** The settings of the environment that are the address of a server. */
const serversInEnv = [
  "GATSBY_FORMS_URL",
  "GATSBY_VIACEP_URL",
  "GATSBY_ICONIFY_URL",
  "GATSBY_ERROR_REPORT_URL",
] as const;

/** Says which of them can't be one: before anything is built. */
export const wrongServers = (env: NodeJS.ProcessEnv): string[] =>
  serversInEnv.flatMap((name) =>
    env[name] && !originOf(env[name])
      ? [`A variável ${name} não é o endereço de um servidor: “${env[name]}”. Escreva-o como https://example.org.`]
      : [],
  );

/** The origins of these addresses; one that is none is left out. */
const origins = (...addresses: readonly (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? (originOf(address) ?? []) : []));

/** A policy takes `;` for an end and `*` for anything, and both can stand in the name of a host. */
function originOf(address: string): string | undefined {
  const { protocol, hostname, origin } = urlOf(address) ?? {};
  return /^https?:$/.test(protocol ?? "") && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname ?? "") ? origin : undefined;
}
