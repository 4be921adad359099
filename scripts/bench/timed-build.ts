import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

export interface BuildFigures {
  readonly seconds: number;
  /** Highest memory of all the build's processes together, in MiB; 0 where the system does not tell. */
  readonly peak: number;
}

/** Runs `npm run build` over a content folder and measures it. Throws with the build's output if it fails. */
export async function timedBuild(contentFolder: string): Promise<BuildFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    env: { ...process.env, CI: "1", CONTENT_DIR: contentFolder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  let peak = 0;
  const sampler = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(child.pid ?? 0).catch(() => 0));
  }, 250);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peak: Math.round(peak) };
}

/** Memory of a process and its children, shared pages counted once for each, in MiB. Linux only. */
async function memoryOf(root: number): Promise<number> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")));
  const parents = new Map(
    stats.flatMap((stat, index) => [[Number(ids[index]), Number(/\) \S (\d+)/.exec(stat)?.[1])] as const]),
  );
  const isOurs = (id: number): boolean => id === root || (id > 1 && isOurs(parents.get(id) ?? 0));
  const own = [...parents.keys()].filter(isOurs);
  const sizes = await Promise.all(
    own.map(
      async (id) => /^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => ""))?.[1],
    ),
  );
  return sizes.reduce((sum, size) => sum + Number(size ?? 0), 0) / 1024;
}
