import { availableParallelism } from "node:os";

/**
 * gatsby-plugin-sharp encodes the sizes of one picture at once, and no second picture before the largest size is done: of two
 * processors one waits. When it loads it takes one picture for each processor but the last, by `GATSBY_CPU_COUNT`, which
 * scripts/build.mjs needs to be 1 for other things.
 * https://www.gatsbyjs.com/docs/multi-core-builds/
 */
const { GATSBY_CPU_COUNT: forOthers } = process.env;
process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
require("gatsby-plugin-sharp/gatsby-worker");
if (forOthers === undefined) Reflect.deleteProperty(process.env, "GATSBY_CPU_COUNT");
else process.env.GATSBY_CPU_COUNT = forOthers;
