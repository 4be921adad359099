import { createServer } from "node:http";
import { join, relative, resolve } from "node:path";
import { createBuilder, type Outcome } from "./build";
import { needsInbox } from "./inbox/needed";
import { openInbox } from "./inbox/open";
import { listen, readSettings, type Settings } from "./listen";
import { Problem } from "./problem";
import { createQueue } from "./queue";
import { openReleases } from "./releases";
import { onShutdown } from "./shutdown";
import { createSiteServer } from "./site";
import { watchContent } from "./watch";

const QUIET_MS = 400;

/** `npm start`: builds the site, serves it, and builds it again whenever its content changes. */
export async function start(project: string): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const contentFolder = resolve(project, process.env.CONTENT_DIR ?? "content");
  const inbox = needsInbox(project, contentFolder, process.env) ? await openInbox(project, process.env) : undefined;
  if (inbox) process.env.GATSBY_FORMS_URL = `${inbox.url}/f`;
  const releases = await openReleases(join(project, ".releases"));
  const builder = createBuilder(project);
  const server = createSiteServer({
    root: () => releases.current() ?? "",
    fallbackRoots: releases.earlier,
    hosts: settings.hosts,
  });

  /** One round: build, and publish what came of it. */
  const update = async (quiet: boolean): Promise<Outcome> => {
    const began = Date.now();
    const outcome = await builder.run({ quiet });
    if (outcome === "built") {
      await releases.publish(join(project, "public"));
      console.log(`Site construído em ${Math.ceil((Date.now() - began) / 1000)} s.`);
    } else if (outcome === "failed") {
      if (!releases.current()) throw new Problem("O site não pôde ser construído. Corrija o que está acima e repita.");
      console.log("O site não pôde ser construído: veja acima. A última versão boa continua no ar.");
    }
    return outcome;
  };

  const changed = new Set<string>();
  const queue = createQueue(async () => {
    console.log(announce([...changed]));
    changed.clear();
    await update(true).catch((error) => console.error("A última versão boa continua no ar.", error));
  }, QUIET_MS);
  // Watching starts before the first build: what is saved during it must not be missed.
  const content = watchContent(contentFolder, (file) => {
    changed.add(relative(project, file));
    if (server.listening) queue.request();
  });
  onShutdown(async () => {
    queue.stop();
    await Promise.all([content.close(), builder.stop()]);
    server.closeAllConnections();
    inbox?.server.closeAllConnections();
  });

  console.log("Construindo o site (na primeira vez, alguns minutos)…");
  if ((await update(false)) === "stopped") return;
  console.log(`\n  No ar: ${await listen(server, settings)}   (Ctrl-C para parar)`);
  if (inbox) console.log(`  Os cadastros enviados aqui chegam a: ${inbox.url}`);
  console.log();
  if (changed.size > 0) queue.request();
}

/** Better to learn of a taken port now than after minutes of building. */
async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, settings);
  await new Promise((resolve) => probe.close(resolve));
}

function announce([first, ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` e mais ${others.length}` : "";
  return `Mudança em ${first}${more}. Atualizando o site…`;
}
