import type { BuildArgs } from "gatsby";
import { type AnalyticsSettings, isCountable } from "../../plugins/analytics/services";
import { publicIcons } from "../../plugins/content-icons/icons";
import type { BuildFacts } from "../client/build-facts";

interface AnalyticsQuery {
  readonly analytics: {
    readonly provider: AnalyticsSettings["provider"] | "none";
    readonly siteId: string | null;
    readonly serverUrl: string | null;
    readonly cookieless: boolean;
  } | null;
}

type Args = Pick<BuildArgs, "graphql" | "reporter">;

/** What open pages are told besides their version: settings of the content and of the environment. */
export async function openPageSettings(args: Args, env = process.env): Promise<Omit<BuildFacts, "id">> {
  const analytics = await analyticsSettings(args);
  const errorReportUrl = env.GATSBY_ERROR_REPORT_URL;
  return {
    versionCheckSeconds: Number(env.GATSBY_VERSION_CHECK_SECONDS ?? 3600),
    iconsUrl: publicIcons(env),
    ...(errorReportUrl && { errorReportUrl }),
    ...(analytics && { analytics }),
  };
}

async function analyticsSettings({ graphql, reporter }: Args): Promise<AnalyticsSettings | undefined> {
  const { data } = await graphql<AnalyticsQuery>(
    "query Analytics { analytics: analyticsSettings { provider siteId serverUrl cookieless } }",
  );
  const { provider = "none", siteId, serverUrl, cookieless } = data?.analytics ?? {};
  if (provider === "none") return undefined;
  const settings = {
    provider,
    siteId: siteId ?? "",
    ...(serverUrl && { serverUrl }),
    ...(cookieless && { cookieless }),
  };
  if (isCountable(settings)) return settings;
  reporter.info("Estatísticas: falta o código do site ou o endereço do serviço; nada é contado.");
  return undefined;
}
