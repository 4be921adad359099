import type { GatsbyNode, NodePluginArgs, PluginOptions } from "gatsby";
import { report } from "../check/problem";
import type { Validated } from "../check/validate";
import { checkContent, requireGoodContent } from "../files/check";
import { readFrontMatterOnce } from "../markdown/front-matter-once";
import { isDeveloping } from "./developing";
import { createEntryNodes } from "./entry-nodes";
import { allFileNodes } from "./file-nodes";
import { optionsOf } from "./options";
import { declareTypes, entryResolvers } from "./schema";
import { problemsPath, tellBrowser } from "./tell-browser";
import { putAwayGoneUploads } from "./uploads";

type Hooks = Required<
  Pick<
    GatsbyNode,
    | "onCreateDevServer"
    | "onPreInit"
    | "sourceNodes"
    | "createPages"
    | "createSchemaCustomization"
    | "createResolvers"
    | "onPostBuild"
  >
>;

/** How long after pages were made `gatsby develop` looks whether a file changed meanwhile, in milliseconds. */
const settled = 500;

/** The hooks of this plugin, with what one run of Gatsby has them remember. */
export function contentSource(): Hooks {
  /** Checked before the build; taken once, as `gatsby develop` sources again when it is asked to refresh. */
  let checked: Validated | undefined;
  /** The files, with their versions, that the nodes were last made of. */
  let madeOf = "";
  /** What is wrong with the content, in `gatsby develop`. */
  let problemsFound = "";

  async function refresh(args: NodePluginArgs, options: PluginOptions): Promise<void> {
    madeOf = versionsOfFiles(args);
    const { model, ...rest } = optionsOf(options);
    const { problems, entries } = await checkContent(model);
    problemsFound = problems.length > 0 ? report(problems) : "";
    if (problemsFound) args.reporter.warn(problemsFound);
    await createEntryNodes(args, { model, ...rest }, entries);
  }

  return {
    /** Stops the build before it touches anything, with every problem in one list. */
    async onPreInit(_args, options) {
      readFrontMatterOnce();
      checked = await requireGoodContent(optionsOf(options).model);
    },

    async sourceNodes(args, options) {
      const { entries } = checked ?? (await requireGoodContent(optionsOf(options).model));
      checked = undefined;
      await allFileNodes(args);
      madeOf = versionsOfFiles(args);
      await createEntryNodes(args, optionsOf(options), entries);
    },

    /**
     * `gatsby develop` asks for pages whenever a file has changed, and runs the queries once it has them. A query that runs
     * while its entry is made shows the old text and is not run again, and Gatsby does not wait for `onCreateNode`: so entries
     * are made here. It does not ask again for what changes while pages are made; a node made after that has it ask.
     */
    async createPages(args, options) {
      if (!isDeveloping) return;
      while (versionsOfFiles(args) !== madeOf) await refresh(args, options);
      setTimeout(() => {
        if (versionsOfFiles(args) !== madeOf) refresh(args, options).catch((error) => args.reporter.error(error));
      }, settled).unref();
    },

    onCreateDevServer: ({ app }) =>
      app.get(
        problemsPath,
        tellBrowser(() => problemsFound),
      ),

    createSchemaCustomization: (args, options) => declareTypes(args, optionsOf(options)),

    createResolvers: (args, options) => args.createResolvers(entryResolvers(args, optionsOf(options).model)),

    onPostBuild: (args, options) => putAwayGoneUploads(args, optionsOf(options).model),
  };
}

/** Another text as soon as a file has come, changed or gone. */
const versionsOfFiles = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  getNodesByType("File")
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join();
