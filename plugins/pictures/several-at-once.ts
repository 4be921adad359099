import { availableParallelism } from "node:os";

/**
 * gatsby-plugin-sharp encodes the sizes of one picture at once, and no second picture before the largest size is done: of two
 * processors one waits. When it loads it takes one picture for each processor but the last, by `GATSBY_CPU_COUNT`, which
 * scripts/build.mjs needs to be 1 for other things.
 * gatsby-config.ts loads this file, since Gatsby loads plugins in any order.
 * https://www.gatsbyjs.com/docs/multi-core-builds/
 */
const worker = require.resolve("gatsby-plugin-sharp/gatsby-worker");
if (require.cache[worker])
  throw new Error("gatsby-plugin-sharp was loaded before plugins/pictures/several-at-once.ts.");
const { GATSBY_CPU_COUNT: forOthers } = process.env;
process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
require(worker);
if (forOthers === undefined) Reflect.deleteProperty(process.env, "GATSBY_CPU_COUNT");
else process.env.GATSBY_CPU_COUNT = forOthers;
