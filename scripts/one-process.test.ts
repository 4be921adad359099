import { readFileSync } from "node:fs";
import { poolOfNone } from "./one-process.mjs";

/** A renderer that tells what it is at. */
function renderer() {
  const told: string[] = [];
  const render = async (...args: readonly unknown[]) => {
    told.push(`${args[0]} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    told.push(`${args[0]} ends`);
    if (args[0] === "bad") throw new Error("no such page");
    return args[0];
  };
  return { told, load: async () => ({ renderHTMLProd: render, renderSlices: render }) };
}

test("the first group of pages is written alone, then several at once, and one that fails stops no other", async () => {
  const { told, load } = renderer();
  const { single } = new (poolOfNone(load))();
  const groups = ["bad", "b", "c", "d", "e"].map((name) => single.renderHTMLProd(name));
  const [bad, ...others] = await Promise.allSettled([...groups, single.renderSlices("slices")]);
  expect(bad).toMatchObject({ status: "rejected", reason: new Error("no such page") });
  expect(others.map((one) => one.status === "fulfilled" && one.value)).toEqual(["b", "c", "d", "e", "slices"]);
  expect(told.slice(0, 6)).toEqual(["bad begins", "bad ends", "b begins", "c begins", "d begins", "e begins"]);
});

/** What the files of a build ask of the pool; with one processor, `commands/build.js` runs the queries itself. */
const asked = ["utils/worker/pool.js", "bootstrap/index.js", "commands/build.js", "commands/build-html.js"].map(
  (file) => readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8"),
);

test("there is all that Gatsby asks of its workers in a build", () => {
  const { single, all } = new (poolOfNone(renderer().load))();
  const [pool = "", ...callers] = asked;
  const found = [...callers.join("").matchAll(/workerPool\.(single|all)\.(\w+)/g)].map(([, , name]) => name);
  const ofOtherStages = ["renderHTMLDev", "renderPartialHydrationProd"];
  const wanted = [...new Set(found)].filter((name) => !ofOtherStages.includes(String(name)));
  expect(Object.keys({ ...single, ...all }).sort()).toEqual(wanted.sort());
  expect(pool).toContain("new _gatsbyWorker.WorkerPool(");
});
