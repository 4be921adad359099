import type { IncomingMessage, ServerResponse } from "node:http";
import type { Validated } from "../../plugins/source-content/check/validate";
import type { Model } from "../../plugins/source-content/fields/collection";
import { model } from "../../src/content-types";
import { pluginModules } from "../plugin-modules";

/** A plugin's part of `npm start`, opened by its `local-server.ts`. */
export interface LocalServer {
  /** Answers a request; false if it is not the plugin's. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** False if it only explains why editing is off. */
  readonly isOpen: () => boolean;
  /** Writes its page for a site that could not be built. */
  readonly writePage: (site: string) => Promise<void>;
  /** The line for the terminal, with the site's address. */
  readonly greeting: (url: string) => string;
  readonly beginRound: () => Promise<Round>;
}

interface Round {
  /** The content folder to build from, if not the project's own. */
  readonly content: string | undefined;
  /** Reports the current step to the editor, in a few words. */
  readonly tell: (step: string) => void;
  /** Reports the result, with that of the content check. */
  readonly end: (isPublished: boolean, checked: Validated | undefined) => void;
}

interface Options {
  readonly project: string;
  /** Host names to answer to besides this machine's own. */
  readonly hosts: readonly string[];
  readonly model: Model;
  readonly entry: string;
  readonly off?: string | undefined;
  /** Called after each save; without it, nothing is published. */
  readonly onSave?: () => void;
}

/** Opens the local server of the plugin that has one. */
export async function openLocalServer(options: Omit<Options, "model" | "entry">): Promise<LocalServer | undefined> {
  const [plugin] = await pluginModules<{ openLocalServer(options: Options): Promise<LocalServer> }>("local-server.ts");
  return plugin?.openLocalServer({ ...options, model, entry: "src/previews/editor.ts" });
}
