import type { GatsbyNode, NodePluginArgs, PluginOptions } from "gatsby";
import { report } from "../check/problem";
import type { Validated } from "../check/validate";
import { checkContent, requireGoodContent } from "../files/check";
import { isDeveloping } from "./developing";
import { createEntryNodes } from "./entry-nodes";
import { allFileNodes, createFileNodes } from "./file-nodes";
import type { SourceContentOptions } from "./options";
import { declareTypes, entryResolvers } from "./schema";
import { problemsPath, tellBrowser } from "./tell-browser";
import { putAwayGoneUploads } from "./uploads";

type Options = PluginOptions & SourceContentOptions;

/** How long after page creation `gatsby develop` looks for files that changed meanwhile, in milliseconds. */
const settled = 500;

/** The plugin's hooks, with the state of one run of Gatsby. */
export function contentSource() {
  /** The content checked before the build; used once, as `gatsby develop` sources again on a refresh. */
  let checked: Validated | undefined;
  /** The versions of the files that the nodes were last made from. */
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
      checked = await requireGoodContent(model);
    },

    async sourceNodes(args, options: Options) {
      const { entries } = checked ?? (await requireGoodContent(options.model));
      checked = undefined;
      await (isDeveloping ? allFileNodes : createFileNodes)(args);
      madeOf = versionsOfFiles(args);
      await createEntryNodes(args, options, entries);
    },

    /**
     * Makes entries anew in `gatsby develop`, which calls this whenever a file has changed, and only then runs queries.
     * In `onCreateNode`, for which Gatsby does not wait, a query could run too early and show the old text. Changes
     * during this hook cause no further call; a node created after it does.
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

/** Changes when a file is added, changed or deleted. */
const versionsOfFiles = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  getNodesByType("File")
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .sort()
    .join();
