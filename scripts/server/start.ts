import { createServer } from "node:http";
import { basename, join, relative, resolve } from "node:path";
import { watch } from "chokidar";
import { needsInbox, openInboxBeside } from "../inbox/open";
import { createBuilder } from "./build";
import { listen, readSettings, type Settings } from "./listen";
import { openLocalServer } from "./local-server";
import { Problem } from "./problem";
import { createPublisher } from "./publisher";
import { createQueue } from "./queue";
import { openReleases } from "./releases";
import { onShutdown } from "./shutdown";
import { createSiteServer } from "./site";
import { writeInstead } from "./without-site";

/** Quiet time in milliseconds before a build. */
const quietTime = 400;

/** `npm start`: builds the site, serves it with its editor, and builds it again whenever its content changes. */
export async function start(project: string): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const contentFolder = resolve(project, process.env.CONTENT_DIR ?? "content");
  const isInboxNeeded = needsInbox(project, contentFolder, process.env);
  const inbox = isInboxNeeded ? await openInboxBeside(project, process.env, settings.port) : undefined;
  if (inbox) process.env.GATSBY_FORMS_URL = `${inbox.url}/f`;
  const releases = await openReleases(join(project, ".releases"));
  const builder = createBuilder(project);
  const changed = new Set<string>();
  const request = (isWhole = false) => {
    if (server.listening) queue.request(isWhole);
  };
  // Only the project's own content can be committed to its repository. A save is one commit: nothing more follows.
  const off = process.env.CONTENT_DIR && "O editor está desligado: CONTENT_DIR aponta para outra pasta.";
  const editor = await openLocalServer({ project, hosts: settings.hosts, off, onSave: () => request(true) });
  const instead = join(project, ".editor", "site");
  const withoutSite = async (problems: string) => {
    const failed = "O site não pôde ser construído: veja acima.";
    if (!editor?.isOpen()) throw new Problem(`${failed} Corrija e repita.`);
    await writeInstead(instead, problems, editor);
    console.log(`${failed} O editor está à disposição para corrigir; o site vem depois.`);
  };
  const profile = process.argv.includes("--profile");
  const publish = createPublisher({ project, builder, releases, editor, withoutSite, profile });
  const server = createSiteServer({
    root: () => releases.current() ?? instead,
    fallbackRoots: releases.earlier,
    hosts: settings.hosts,
    beside: editor?.answer,
  });
  const queue = createQueue(async () => {
    console.log(announce([...changed]));
    const waited = changed.size > 0 ? quietTime : 0;
    changed.clear();
    await publish({ quiet: true, waited }).catch((error) =>
      console.error("O que está no ar continua como estava.", error),
    );
  }, quietTime);
  // Watches before the first build, to miss no change during it.
  const content = watchContent(contentFolder, (file) => {
    changed.add(relative(project, file));
    request();
  });
  onShutdown(async () => {
    queue.stop();
    await Promise.all([content.close(), builder.stop()]);
    server.closeAllConnections();
    inbox?.server.closeAllConnections();
  });

  console.log("Construindo o site (na primeira vez, alguns minutos)…");
  const first = await publish({ quiet: false }).catch((error) => {
    // What an earlier start has published can be shown, and mended in the editor.
    if (!releases.current()) throw error;
    console.error("O que está no ar continua como estava.", error);
  });
  if (first === "stopped") return;
  const url = await listen(server, settings);
  console.log(`\n  No ar: ${url}   (Ctrl-C para parar)`);
  if (editor) console.log(`  ${editor.greeting(url)}`);
  if (inbox) console.log(`  Os cadastros enviados aqui chegam a: ${inbox.url}`);
  console.log();
  if (changed.size > 0) queue.request();
}

/** Fails now and not after minutes of building. */
async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await listen(probe, settings);
  await new Promise((resolve) => probe.close(resolve));
}

function announce([first, ...others]: readonly string[]): string {
  const what = first ? `Mudança em ${first}` : "Mudança no editor";
  const more = others.length > 0 ? ` e mais ${others.length}` : "";
  return `${what}${more}. Atualizando o site…`;
}

function watchContent(folder: string, onChange: (file: string) => void) {
  return watch(folder, { ignoreInitial: true, ignored: (file) => isScratch(basename(file)) })
    .on("all", (_event, file) => onChange(file))
    .on("error", (error) => console.error(`As mudanças em ${folder} talvez não sejam percebidas: ${String(error)}`));
}

/** Temporary files of text editors and file managers. */
const isScratch = (name: string) => /^\.|~$|^4913$|\.sw\w$|^Thumbs\.db$/.test(name);
