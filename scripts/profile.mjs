import { performance } from "node:perf_hooks";

/** Shorter than this is no news, in seconds. */
const least = 0.05;

/**
 * Collects how long things take, for `--profile`.
 * @returns {{ add: (name: string, seconds: number) => void, time: <T>(name: string, job: () => T) => T, table: (title: string) => string }}
 */
export function createProfile() {
  /** @type {Map<string, number>} */
  const times = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ seconds) =>
    void times.set(name, (times.get(name) ?? 0) + seconds);
  return {
    add,
    time(name, job) {
      const began = performance.now();
      const note = () => add(name, (performance.now() - began) / 1000);
      const result = job();
      if (result instanceof Promise) result.then(note, note);
      else note();
      return result;
    },
    table(title) {
      const rows = [...times].filter(([, seconds]) => seconds >= least);
      return [title, ...rows.map(([name, seconds]) => `${seconds.toFixed(2).padStart(8)} s  ${name}`)].join("\n");
    },
  };
}

const gatsby = createProfile();
const hooks = createProfile();

/**
 * Gatsby tells a tracer of all that it does; this one notes its activities in their order, and the hooks of plugins, which
 * may wait for each other. See `gatsby build --open-tracing-config-file`.
 */
export function create() {
  gatsby.add("start of Node and Gatsby", process.uptime());
  return { startSpan };
}

/** At the end of a build. */
export function stop() {
  console.log(`\n${gatsby.table("Gatsby")}\n\n${hooks.table("Hooks")}`);
}

/** @param {string} name */
function startSpan(name) {
  const began = performance.now();
  /** @type {Record<string, unknown>} */
  const tags = {};
  const span = {
    context: () => ({}),
    setTag(/** @type {string} */ key, /** @type {unknown} */ value) {
      tags[key] = value;
      return span;
    },
    finish() {
      const seconds = (performance.now() - began) / 1000;
      if (name === "run-plugin") hooks.add(`${tags.plugin} ${tags.api}`, seconds);
      else if (name !== "run-api") gatsby.add(name, seconds);
    },
  };
  return span;
}
