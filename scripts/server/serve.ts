import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { listen, readSettings } from "./listen";
import { openLocalServer } from "./local-server";
import { Problem } from "./problem";
import { onShutdown } from "./shutdown";
import { createSiteServer } from "./site";

/** `npm run serve`: serves a site that is already built, as it is. */
export async function serve(built: string): Promise<void> {
  if (!existsSync(join(built, "index.html"))) {
    throw new Problem(`Não há um site construído em ${built}. Construa antes: npm run build`);
  }
  const settings = readSettings(process.env);
  // For tests: the editor of another repository. Saves are committed, and nothing is built.
  const { EDITOR_REPO: repository } = process.env;
  const editor = repository
    ? await openLocalServer({ project: resolve(repository), hosts: settings.hosts })
    : undefined;
  const server = createSiteServer({ root: () => built, hosts: settings.hosts, beside: editor?.answer });
  onShutdown(async () => {
    server.closeAllConnections();
  });
  console.log(`No ar: ${await listen(server, settings, "run serve")}   (Ctrl-C para parar)`);
}
