import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

/** Three files reach the browser: the boot file, what starts with the page, and what is loaded when it is quiet. */
const boot = "src/client/boot.ts";
const deferred = "plugins/static-pages/browser/version-watch.ts";
const withPage = [
  "src/client/start.ts",
  "plugins/static-pages/gatsby-browser.ts",
  "src/layout/ErrorBoundary.tsx",
  "src/layout/PrerenderNext.tsx",
];

/** Most that the open page's own code may weigh, in bytes. */
export const runtimeBudget = 6 * 1024;

/**
 * Bytes, after brotli, of the code in `src/client`, of version checks and the error boundary: without the packages that they
 * use (React, ofetch, isbot), the view that they share with the 404 page, and what only pages with an unknown icon load, or
 * sites with statistics or reports of errors.
 */
export async function weighRuntime(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [boot, deferred, ...withPage],
    outdir: "out",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
    target: "es2022",
    jsx: "automatic",
    packages: "external",
    external: ["./report", "../ui/*"],
    loader: { ".css": "empty" },
    logLevel: "silent",
  });
  const scripts = outputFiles.filter(({ path }) => path.endsWith(".js"));
  const isApart = ({ path }: { path: string }) => /\b(boot|version-watch)\.js$/.test(path);
  const together = Buffer.concat(scripts.filter((script) => !isApart(script)).map(({ contents }) => contents));
  const files = [together, ...scripts.filter(isApart).map(({ contents }) => contents)];
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}
