import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

/** Highest seen, in MiB; 0 where the system does not tell. */
export interface Memory {
  /** Of all the build's processes together. */
  readonly all: number;
  /** Of the largest process. */
  readonly largest: number;
  /** Of the largest process without the files it has mapped, which the system can take back. */
  readonly own: number;
}

export interface BuildFigures {
  readonly seconds: number;
  readonly peak: Memory;
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
  let peak: Memory = { all: 0, largest: 0, own: 0 };
  const sampler = setInterval(async () => {
    const now = await memoryOf(child.pid ?? 0).catch(() => peak);
    peak = {
      all: Math.max(peak.all, now.all),
      largest: Math.max(peak.largest, now.largest),
      own: Math.max(peak.own, now.own),
    };
  }, 250);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** Memory of a process and its children at this moment, pages that they share divided among them. Linux only. */
async function memoryOf(root: number): Promise<Memory> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")));
  const parents = new Map(
    stats.flatMap((stat, index) => [[Number(ids[index]), Number(/\) \S (\d+)/.exec(stat)?.[1])] as const]),
  );
  const isOurs = (id: number): boolean => id === root || (id > 1 && isOurs(parents.get(id) ?? 0));
  const processes = await Promise.all([...parents.keys()].filter(isOurs).map(shareOf));
  return {
    all: processes.reduce((sum, { total }) => sum + total, 0),
    largest: Math.max(0, ...processes.map(({ total }) => total)),
    own: Math.max(0, ...processes.map(({ own }) => own)),
  };
}

/** What a process holds, in MiB; nothing if it has ended. https://docs.kernel.org/filesystems/proc.html (smaps_rollup) */
async function shareOf(id: number): Promise<{ total: number; own: number }> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
  const share = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) / 1024;
  return { total: share("Pss"), own: share("Pss_Anon") };
}
