import type { ChildProcess } from "node:child_process";
import { watch } from "chokidar";
import { slashed } from "../src/lib/slashed";
import { hookSources } from "./compile-hooks.mjs";
import { freePort } from "./free-port.mjs";
import { startGatsby } from "./gatsby.mjs";
import { openGatsbyCache } from "./gatsby-cache.mjs";
import { openInboxBeside } from "./inbox/open";
import { readPort } from "./server/listen";
import { endGroup, ownGroup } from "./server/process-group";
import { onShutdown } from "./server/shutdown";

const settings = ["package.json", ".env.development"];
const watched = [...settings, "gatsby-config.ts", "gatsby-node.ts", "content", "plugins", "src"];

/** `npm run dev`: `gatsby develop` with the local inbox for forms. Restarts Gatsby when code that it runs has changed. */
export async function develop(project: string): Promise<void> {
  const wanted = readPort(process.env, "PORT", 8000);
  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken: using ${port}.`);
  const inbox = process.env.GATSBY_FORMS_URL ? undefined : await openInboxBeside(project, process.env, port);
  if (inbox) console.log(`Forms are sent to ${inbox.url}`);
  const filledCache = openGatsbyCache(project);

  let gatsby: ChildProcess | undefined;
  let isEnding = false;
  const start = () => {
    gatsby = startGatsby(["develop", "--host", "127.0.0.1", "--port", String(port)], {
      cwd: project,
      env: inbox && { GATSBY_FORMS_URL: `${inbox.url}/f` },
      stdio: ["ignore", "inherit", "inherit"],
      ...ownGroup,
    });
    gatsby.once("close", () => {
      filledCache();
      gatsby = undefined;
      if (!isEnding) console.log("Gatsby has ended. It starts again when a file changes.");
    });
  };
  const restart = async (file: string) => {
    if (isEnding) return;
    isEnding = true;
    console.log(`${file} has changed: Gatsby starts again.`);
    if (gatsby) await endGroup(gatsby);
    isEnding = false;
    start();
  };

  // Gatsby writes the types of queries itself.
  const ignored = (path: string) => path.endsWith("gatsby-types.d.ts");
  const watcher = watch(watched, { cwd: project, ignoreInitial: true, ignored }).on("all", (_event, path) => {
    const file = slashed(path);
    // Gatsby itself watches content and code for the browser.
    if (!gatsby) void restart(file);
    else if (!settings.includes(file) && !hookSources(project).has(file)) return;
    else if (file.startsWith("src/lib/")) console.log(`${file} also runs in the build: start again to see it there.`);
    else void restart(file);
  });
  onShutdown(async () => {
    isEnding = true;
    await Promise.all([watcher.close(), gatsby && endGroup(gatsby)]);
    inbox?.server.closeAllConnections();
  });
  start();
}
