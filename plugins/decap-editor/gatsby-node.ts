import { resolve } from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import type { Model } from "../source-content/fields/collection";
import { isDeveloping } from "../source-content/nodes/developing";
import { publishedEntries } from "../source-content/nodes/entry-nodes";
import { bundleEditor } from "./bundle/bundle";
import { type EditorOptions, editorFolder, writeEditor } from "./bundle/write";

type Options = PluginOptions & Pick<EditorOptions, "entry" | "missing"> & { readonly model: Model };

/** Shared between hooks. */
const begun: { bundle?: Promise<unknown> } = {};

/** Bundles the editor of a build while Gatsby begins, which leaves a processor idle. */
export const onPreBootstrap = (({ cache }, { entry }: Options) => {
  if (isDeveloping) return;
  begun.bundle = bundleEditor(entry, editorFolder("public"), cache);
  // The hook that awaits it reports a failure.
  begun.bundle.catch(() => undefined);
}) satisfies GatsbyNode["onPreBootstrap"];

/** Writes the editor to /admin. */
export const onPostBuild = (async (args, options: Options) => {
  await begun.bundle;
  const published = async () => publishedEntries(args, options.model).map(({ file }) => file);
  await writeEditor("public", { ...options, published }, args.cache);
}) satisfies GatsbyNode["onPostBuild"];

/** `gatsby develop` serves what lies in `public`, but no page of a folder; the editor is written anew for each request. */
export const onCreateDevServer = (({ app, cache }, options: Options) => {
  app.get(/^\/admin(\/manual)?\/?$/, async (request: { path: string }, response: DevResponse) => {
    try {
      await writeEditor("public", options, cache);
      response.sendFile(resolve("public", `.${request.path}`, "index.html"));
    } catch (error) {
      response.status(500).type("text/plain").send(String(error));
    }
  });
}) satisfies GatsbyNode["onCreateDevServer"];

/** What is used of Express, whose types Gatsby does not bring. */
interface DevResponse {
  status(code: number): this;
  type(name: string): this;
  send(text: string): void;
  sendFile(path: string): void;
}
