import type { BuildArgs, GatsbyNode } from "gatsby";
import { model } from "../../src/content-types";
import { sayWhereFormsGo } from "../../src/gatsby/forms-notice";
import { openPageSettings } from "../../src/gatsby/open-page-settings";
import { iconsInContent, unknownAmong } from "../content-icons/icons";
import { writeAdmin } from "../decap-editor/bundle/write";
import { putAwayGoneThumbnails } from "../document-text/gone-thumbnails";
import { finishSocialImages } from "../machine-readable/social/start";
import { structuredData } from "../machine-readable/structured-data/pages";
import { finishedSearchIndex } from "../search-index/search-index";
import { publishedEntries } from "../source-content/nodes/entry-nodes";
import { writeHeaders } from "./headers";
import { finishPages } from "./html/finish-pages";
import { type OutsideSettings, outsideSources, wrongServers } from "./policy/outside-sources";
import { writeRedirects } from "./redirects";
import { writeVersion } from "./versions";

/** What is left to do once every page is written. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const settings = await openPageSettings(args);
  const icons = await iconsInContent(args);
  const unknown = unknownAmong(icons);
  // Those that stand in `.env.production` Gatsby has read only after the check.
  const wrong = wrongServers(process.env);
  if (wrong.length > 0) args.reporter.panic(wrong.join("\n"));
  const outside = outsideSources({
    env: process.env,
    forms: await formIds(args),
    analytics: settings.analytics,
    icons: unknown.length > 0 ? settings.iconsUrl : undefined,
  });
  // Nothing that the visitor gets is touched before what can fail has passed.
  const [made, data, placeIndex] = await Promise.all([
    addressesOf(args),
    structuredData(args),
    finishedSearchIndex(),
    finishSocialImages(args.reporter),
  ]);
  const [finished] = await Promise.all([
    finishPages("public", made, { outside, structuredData: data }),
    writeHeaders(),
    writeRedirects(args),
    writeAdmin("public"),
    sayWhereFormsGo(args),
    placeIndex?.(),
  ]);
  await putAwayGoneThumbnails(publishedEntries(args, model));
  await writeVersion("public", finished, settings);
};

/** The addresses of all pages. */
async function addressesOf({ graphql }: Pick<BuildArgs, "graphql">): Promise<ReadonlySet<string>> {
  const { data } = await graphql<{ all: { nodes: { path: string }[] } }>(
    "query Made { all: allSitePage { nodes { path } } }",
  );
  if (!data) throw new Error("Gatsby does not tell its pages.");
  return new Set(data.all.nodes.map(({ path }) => path.replace(/(.)\/$/, "$1")));
}

async function formIds({ graphql }: Pick<BuildArgs, "graphql">): Promise<OutsideSettings["forms"]> {
  const { data } = await graphql<Pick<OutsideSettings, "forms">>(
    "query OutsideSettings { forms: formsSettings { pastorFormId churchFormId } }",
  );
  return data?.forms ?? null;
}
