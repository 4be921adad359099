import type { IncomingMessage, ServerResponse } from "node:http";
import type { Validated } from "../../plugins/source-content/check/validate";
import type { Model } from "../../plugins/source-content/fields/collection";
import { model } from "../../src/content-types";
import { pluginModules } from "../plugin-modules";

/** What a plugin answers and publishes under `npm start`: what its `local-server.ts` opens. */
export interface LocalServer {
  /** Answers a request; false if it is none of the plugin's. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** False where it only says why it edits nothing. */
  readonly isOpen: () => boolean;
  /** Writes its page into a site that could not be built. */
  readonly writePage: (site: string) => Promise<void>;
  /** A line for the terminal, for the site at this address. */
  readonly greeting: (url: string) => string;
  readonly beginRound: () => Promise<Round>;
}

/** A round of publishing. */
interface Round {
  /** The content to build from, where it is not the project's own. */
  readonly content: string | undefined;
  /** Told how it went, with what the check said of the content. */
  readonly end: (isPublished: boolean, checked: Validated | undefined) => void;
}

interface Options {
  /** The project's folder. */
  readonly project: string;
  /** Host names to answer to besides this machine's own. */
  readonly hosts: readonly string[];
  readonly model: Model;
  readonly entry: string;
  /** Why the content can't be edited here. */
  readonly off?: string | undefined;
  /** Called when there is something new to publish; without it, nothing is published. */
  readonly onSave?: () => void;
}

/** Opens the local server of the plugin that has one. */
export async function openLocalServer(options: Omit<Options, "model" | "entry">): Promise<LocalServer | undefined> {
  const [plugin] = await pluginModules<{ openLocalServer(options: Options): Promise<LocalServer> }>("local-server.ts");
  return plugin?.openLocalServer({ ...options, model, entry: "src/previews/editor.ts" });
}
