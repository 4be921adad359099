import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeReadable, writeProblem } from "./folder-access.mjs";
import { startGatsby } from "./gatsby.mjs";
import { codeDigest, openGatsbyCache } from "./gatsby-cache.mjs";
import { nodeProblemOf } from "./node-version.mjs";
import { createProfile } from "./profile.mjs";

/**
 * Builds the site with Gatsby; of another content folder, where one is given: node scripts/build.mjs e2e/content
 * With --profile it prints where the time went; who started it with a channel is told what Gatsby begins with.
 *
 * Encoding pictures occupies the threads that Node reads files with: with the usual four, webpack would wait for pictures.
 * More room for young objects halves the time that is spent on collecting them. The old ones may grow to four times of what is in
 * use, which is quickest; where there are many entries, to one and a half: at 10,000, 1.3 GiB in place of 2.8.
 */
const { env, argv, stdout } = process;
const isProfiling = argv.includes("--profile");
const [content] = argv.slice(2).filter((argument) => !argument.startsWith("--"));
const { time, table } = createProfile();
const project = process.cwd();
const problem = nodeProblemOf(project) ?? writeProblem(project);
if (problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}
const digest = time("digest of the code", () => codeDigest(project));
const endedWell = openGatsbyCache(project, digest);
const tracer = fileURLToPath(new URL("./profile.mjs", import.meta.url));
const gatsby = startGatsby(["build", ...(isProfiling ? ["--open-tracing-config-file", tracer] : [])], {
  flags: entryCount(content ?? env.CONTENT_DIR ?? "content") > 3_000 ? ["--heap-growing-percent=50"] : [],
  stdio: ["inherit", "inherit", "inherit", process.send ? "ipc" : "ignore"],
  env: {
    ...(content ? { CONTENT_DIR: content } : {}),
    UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE ?? "16",
    // Pools of memory, which glibc would make one of for each thread.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2",
    // Its queries run in the one process, too.
    GATSBY_CPU_COUNT: "1",
    // What draws bars in a terminal takes time to load.
    ...(stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
    NODE_OPTIONS: `--max-semi-space-size=32 ${env.NODE_OPTIONS ?? ""}`.trim(),
    // Plugins keep results of their own for as long as the code is the same.
    CODE_DIGEST: digest,
  },
});
gatsby.on("message", (/** @type {{ action?: { type: string, payload: { text?: string } } }} */ { action }) => {
  if (action?.type === "ACTIVITY_START") process.send?.(action.payload.text);
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => gatsby.kill(signal));
gatsby.on("close", (code) => {
  if (code === 0) {
    time("rights of files", () => makeReadable("public"));
    endedWell();
    if (isProfiling) console.log(`\n${table("Around Gatsby")}\n`);
  }
  process.exitCode = code ?? 1;
});

/**
 * How many entries there are, nearly: what lies in the content's folders.
 * @param {string} folder
 */
function entryCount(folder) {
  if (!existsSync(folder)) return 0;
  const types = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return types.reduce((count, { name }) => count + readdirSync(join(folder, name)).length, 0);
}
