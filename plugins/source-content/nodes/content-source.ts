import type { GatsbyNode, NodePluginArgs, PluginOptions } from "gatsby";
import { report } from "../check/problem";
import type { Validated } from "../check/validate";
import { checkContent, requireGoodContent } from "../files/check";
import { readFrontMatterOnce } from "../markdown/front-matter-once";
import { isDeveloping } from "./developing";
import { createEntryNodes } from "./entry-nodes";
import { allFileNodes } from "./file-nodes";
import type { SourceContentOptions } from "./options";
import { declareTypes, entryResolvers } from "./schema";
import { problemsPath, tellBrowser } from "./tell-browser";
import { putAwayGoneUploads } from "./uploads";

type Options = PluginOptions & SourceContentOptions;

/** How long after pages were made `gatsby develop` looks whether a file changed meanwhile, in milliseconds. */
const settled = 500;

/** The hooks of this plugin, with what one run of Gatsby has them remember. */
export function contentSource() {
  /** Checked before the build; taken once, as `gatsby develop` sources again when it is asked to refresh. */
  let checked: Validated | undefined;
  /** The files, with their versions, that the nodes were last made of. */
  let madeOf = "";
  /** What is wrong with the content, in `gatsby develop`. */
  let problemsFound = "";

  async function refresh(args: NodePluginArgs, options: Options): Promise<void> {
    madeOf = versionsOfFiles(args);
    const { problems, entries } = await checkContent(options.model);
    problemsFound = problems.length > 0 ? report(problems) : "";
    if (problemsFound) args.reporter.warn(problemsFound);
    await createEntryNodes(args, options, entries);
  }

  return {
    /** Stops the build before it touches anything, with every problem in one list. */
    async onPreInit(_args, { model }: Options) {
      readFrontMatterOnce();
      checked = await requireGoodContent(model);
    },

    async sourceNodes(args, options: Options) {
      const { entries } = checked ?? (await requireGoodContent(options.model));
      checked = undefined;
      await allFileNodes(args);
      madeOf = versionsOfFiles(args);
      await createEntryNodes(args, options, entries);
    },

    /**
     * `gatsby develop` asks for pages whenever a file has changed, and runs the queries once it has them. A query that runs
     * while its entry is made shows the old text and is not run again, and Gatsby does not wait for `onCreateNode`: so entries
     * are made here. It does not ask again for what changes while pages are made; a node made after that has it ask.
     */
    async createPages(args, options: Options) {
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

    createSchemaCustomization: (args, options: Options) => declareTypes(args, options),

    createResolvers: (args, { model }: Options) => args.createResolvers(entryResolvers(args, model)),

    onPostBuild: (args, { model }: Options) => putAwayGoneUploads(args, model),
  } satisfies GatsbyNode;
}

/** Another text as soon as a file has come, changed or gone. */
const versionsOfFiles = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  getNodesByType("File")
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join();
