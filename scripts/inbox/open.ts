import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";
import { formIdOf } from "../../src/lib/form-id";
import { freePort } from "../free-port.mjs";
import { listen, readPort } from "../server/listen";
import { createInbox, type Fault } from "./server";
import { openStore } from "./store";

/** Opens the inbox on this machine, at INBOX_PORT. Submissions are kept in `.inbox/`. */
export async function openInbox(
  project: string,
  env: NodeJS.ProcessEnv,
  fault?: Fault,
): Promise<{ url: string; server: Server }> {
  const port = readPort(env, "INBOX_PORT", 8001);
  const server = createInbox(openStore(env.INBOX_FILE || join(project, ".inbox", "submissions.jsonl")), fault);
  const url = await listen(server, { port, host: "127.0.0.1", hosts: [] }, "start", "INBOX_PORT");
  return { url, server };
}

/** Opens the inbox beside a site that is served at a port: at INBOX_PORT, or the next one that is free. */
export async function openInboxBeside(project: string, env: NodeJS.ProcessEnv, port: number) {
  const inboxPort = await freePort(readPort(env, "INBOX_PORT", port && port + 1));
  return openInbox(project, { ...env, INBOX_PORT: String(inboxPort) });
}

/** Where the forms are sent, by the same settings as the build: environment, `.env.production`, content. */
export function formTargets(project: string, contentFolder: string, shell: NodeJS.ProcessEnv) {
  const envFile = readIfThere(join(project, ".env.production"));
  const env: NodeJS.ProcessEnv = { ...parseEnv(envFile), ...shell };
  const settings = parseSettings(readIfThere(join(contentFolder, "settings", "forms.yml")));
  const idOf = (name: string) => formIdOf(String(Reflect.get(settings, name) ?? ""));
  return {
    server: env.GATSBY_FORMS_URL,
    pastor: formIdOf(env.GATSBY_PASTOR_FORM_ID ?? "") || idOf("pastorFormId"),
    church: formIdOf(env.GATSBY_CHURCH_FORM_ID ?? "") || idOf("churchFormId"),
    errors: env.GATSBY_ERROR_REPORT_URL || idOf("errorFormId"),
  };
}

/** True if a form has no address yet. */
export function needsInbox(...where: Parameters<typeof formTargets>): boolean {
  const { server, pastor, church } = formTargets(...where);
  return !server && (!pastor || !church);
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The content check reports wrong settings. */
function parseSettings(text: string): object {
  try {
    return Object(parse(text));
  } catch {
    return {};
  }
}
