import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readPages } from "./built-pages";
import { freePort } from "./free-port.mjs";
import { findNginx } from "./nginx/binary";
import { startNginx } from "./nginx/process";
import { publishForNginx } from "./server/nginx/publish";

const run = promisify(execFile);
const wanted = 200_000;

/**
 * `npm run bench:nginx`: at least 200,000 requests over every page, compressed, as browsers ask for them; and as many for one
 * bare file of the same size from an nginx without any rule, in the same run. Needs nginx and wrk (Debian: `wrk`).
 */
async function bench(site = "public"): Promise<void> {
  const nginx = await findNginx();
  if (!nginx) throw new Error("nginx is not here.");
  const folder = await mkdtemp(join(tmpdir(), "opbb-bench-"));
  const workers = Math.max(1, availableParallelism() - 1);
  try {
    const port = await freePort();
    const options = {
      folder: join(folder, "site"),
      listen: `127.0.0.1:${port}`,
      serverName: "_",
      brotli: nginx.brotliModule !== undefined,
    };
    await publishForNginx(site, options);
    const paths = (await readPages(site)).map(({ path }) => path).filter((path) => path !== "/404.html");
    const script = join(folder, "paths.lua");
    await writeFile(
      script,
      `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}\nlocal n = 0\nrequest = function() n = n % #paths + 1 return wrk.format("GET", paths[n]) end\n`,
    );
    const served = await startNginx(nginx, folder, join(folder, "site/site.conf"), port, workers);
    const ours = await load(`http://127.0.0.1:${port}/`, ["-s", script, "-H", "Accept-Encoding: br"]);
    await served.stop();

    const bare = join(folder, "bare");
    await mkdir(bare);
    await cp(join(folder, "site/current/index.html.br"), join(bare, "index.html"));
    const barePort = await freePort();
    await writeFile(join(bare, "site.conf"), `server { listen 127.0.0.1:${barePort}; root ${bare}; }\n`);
    const plain = await startNginx(nginx, bare, join(bare, "site.conf"), barePort, workers);
    const file = await load(`http://127.0.0.1:${barePort}/index.html`, []);
    await plain.stop();

    console.log(`The site:       ${ours.requests} requests, ${ours.errors} errors, ${Math.round(ours.rate)} a second`);
    console.log(`One bare file:  ${file.requests} requests, ${file.errors} errors, ${Math.round(file.rate)} a second`);
    console.log(`Ratio ${(ours.rate / file.rate).toFixed(2)}, ${workers} worker(s).`);
    if (ours.errors + file.errors > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** wrk runs for a time; it runs again until there were enough requests. */
async function load(url: string, args: readonly string[]) {
  const sum = { requests: 0, errors: 0, seconds: 0 };
  while (sum.requests < wanted) {
    const { stdout } = await run("wrk", ["-t1", "-c32", "-d10s", ...args, url], { maxBuffer: 1e7 });
    const [, count, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
    if (!count) throw new Error(stdout);
    sum.requests += Number(count);
    sum.seconds += Number(seconds);
    for (const [, found] of stdout.matchAll(/(?:connect|read|write|timeout|Non-2xx or 3xx responses:) ?(\d+)/g))
      sum.errors += Number(found);
  }
  return { ...sum, rate: sum.requests / sum.seconds };
}

bench(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
