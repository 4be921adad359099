import type { BuildArgs, GatsbyNode } from "gatsby";
import { writeAdmin } from "./admin/write";
import { writeAppFiles } from "./app-icons/write";
import { writeFeeds } from "./feeds/write";
import { sayWhereFormsGo } from "./forms-notice";
import { writeHeaders } from "./headers";
import { finishPages } from "./html/finish-pages";
import { type OutsideSettings, outsideSources } from "./policy/outside-sources";
import { writeRedirects } from "./redirects";
import { finishSearchIndex } from "./search/search-index";
import { finishSocialImages } from "./social/start";
import { structuredData } from "./structured-data/pages";

/** What is left to do once every page is written. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const outside = outsideSources(await outsideSettings(args));
  const [pages] = await Promise.all([
    structuredData(args).then((data) => finishPages("public", { outside, structuredData: data })),
    finishSocialImages(args.reporter),
    writeHeaders(),
    writeRedirects(args),
    writeAppFiles(args),
    writeAdmin("public"),
    sayWhereFormsGo(args),
    finishSearchIndex(),
  ]);
  await writeFeeds(args, pages);
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
