import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { makePages } from "../../../src/gatsby/pages";
import { isDeveloping } from "./developing";
import { refreshEntries } from "./entries";

/** What the entries were last made of. */
let madeOf: string | undefined;

/**
 * Makes the pages. `gatsby develop` asks for them again whenever a file has changed, and runs the queries once it has them. A
 * query that runs while its entry is made shows the old text and is not run again, and Gatsby does not wait for `onCreateNode`.
 * So entries are made here. Nor does Gatsby ask again for what changes while it waits for the pages.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  do {
    const files = isDeveloping ? versionsOfFiles(args) : undefined;
    if (madeOf !== undefined && files !== madeOf) await refreshEntries(args);
    madeOf = files;
    await makePages(args);
  } while (isDeveloping && versionsOfFiles(args) !== madeOf);
};

/** Another text as soon as a file has come, changed or gone. */
const versionsOfFiles = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  getNodesByType("File")
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join();
