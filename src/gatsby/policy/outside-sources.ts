import type { Directives } from "./policy";

/** The settings that let a page reach another origin. */
export interface OutsideSettings {
  readonly env: NodeJS.ProcessEnv;
  readonly forms: { readonly pastorFormId: string | null; readonly churchFormId: string | null } | null;
  readonly analytics: {
    readonly provider: string | null;
    readonly siteId: string | null;
    readonly serverUrl: string | null;
  } | null;
}

/** Where each service for statistics has its script and takes what it counts; another server of it by `serverUrl`. */
const analyticsServers: Readonly<Record<string, { readonly script: string; readonly collect: readonly string[] }>> = {
  ga4: {
    script: "https://www.googletagmanager.com",
    collect: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
  },
  plausible: { script: "https://plausible.io", collect: ["https://plausible.io"] },
  umami: { script: "https://cloud.umami.is", collect: ["https://cloud.umami.is", "https://api-gateway.umami.dev"] },
  matomo: { script: "https://cdn.matomo.cloud", collect: ["https://*.matomo.cloud"] },
};

/** What the policy of every page opens to other origins: what is configured, and nothing else. */
export function outsideSources({ env, forms, analytics }: OutsideSettings): Directives {
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
    "connect-src": [...origins(formServer, addressServer), ...counted.collect],
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
  const known = analyticsServers[analytics?.provider ?? ""];
  if (!known) return { script: [], collect: [] };
  const own = origins(analytics?.serverUrl);
  return own.length > 0 ? { script: own, collect: own } : { script: [known.script], collect: known.collect };
}

/** The origins of these addresses; one that is none is left out. */
const origins = (...addresses: readonly (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
