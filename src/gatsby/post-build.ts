import type { BuildArgs, GatsbyNode } from "gatsby";
import { writeAdmin } from "./admin/write";
import { sayWhereFormsGo } from "./forms-notice";
import { writeHeaders } from "./headers";
import { finishPages } from "./html/finish-pages";
import { type OutsideSettings, outsideSources } from "./policy/outside-sources";
import { writeRedirects } from "./redirects";
import { finishSearchIndex } from "./search/search-index";

/** What is left to do once every page is written. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const outside = outsideSources(await outsideSettings(args));
  await Promise.all([
    writeHeaders(),
    writeRedirects(args),
    finishPages("public", outside),
    writeAdmin("public"),
    sayWhereFormsGo(args),
    finishSearchIndex(),
  ]);
};

async function outsideSettings({ graphql }: Pick<BuildArgs, "graphql">): Promise<OutsideSettings> {
  const { data } = await graphql<Omit<OutsideSettings, "env">>(
    `query OutsideSettings {
      forms: formsSettings { pastorFormId churchFormId }
      analytics: analyticsSettings { provider siteId serverUrl }
    }`,
  );
  return { env: process.env, forms: data?.forms ?? null, analytics: data?.analytics ?? null };
}
