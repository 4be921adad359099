import { makeReadable, writeProblem } from "./folder-access.mjs";
import { startGatsby } from "./gatsby.mjs";
import { codeDigest, openGatsbyCache } from "./gatsby-cache.mjs";

/**
 * Builds the site with Gatsby; of another content folder, where one is given: node scripts/build.mjs e2e/content
 *
 * Encoding pictures occupies the threads that Node reads files with: with the usual four, webpack would wait for pictures.
 * More room for young objects halves the time that is spent on collecting them.
 */
const problem = writeProblem(process.cwd());
if (problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}
const digest = codeDigest(process.cwd());
const endedWell = openGatsbyCache(process.cwd(), digest);
const { env } = process;
const [content] = process.argv.slice(2);
const gatsby = startGatsby(["build"], {
  env: {
    ...(content ? { CONTENT_DIR: content } : {}),
    UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE ?? "16",
    // Its queries run in the one process, too.
    GATSBY_CPU_COUNT: "1",
    NODE_OPTIONS: `--max-semi-space-size=32 ${env.NODE_OPTIONS ?? ""}`.trim(),
    // Plugins keep results of their own for as long as the code is the same.
    CODE_DIGEST: digest,
  },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => gatsby.kill(signal));
gatsby.on("close", (code) => {
  if (code === 0) {
    makeReadable("public");
    endedWell();
  }
  process.exitCode = code ?? 1;
});
