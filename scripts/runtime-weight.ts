import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

/** Three files: the boot file, the runtime, and deferred code. */
const boot = "src/client/boot.ts";
const deferred = "plugins/static-pages/browser/version-watch.ts";
const withPage = [
  "src/client/start.ts",
  "plugins/static-pages/gatsby-browser.ts",
  "src/layout/ErrorBoundary.tsx",
  "src/layout/PrerenderNext.tsx",
];

/** Budget of the open page's own code, in bytes. */
export const runtimeBudget = 6 * 1024;

/**
 * Compressed bytes of `src/client`, version checks and the error boundary: without packages (React, ofetch, isbot), the
 * error view, and code that is loaded on demand (icons, statistics, error reports).
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
