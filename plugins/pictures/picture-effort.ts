import { availableParallelism } from "node:os";
import sharp, { type AvifOptions } from "sharp";

/**
 * gatsby-plugin-sharp passes no effort on, and sharp's own (4) takes five times as long as 3 for files 2 % smaller, hardly
 * to be told apart (measured on this site's pictures). AVIF is most of what a first build does.
 */
const effort = 3;

const encode = sharp.prototype.avif;
sharp.prototype.avif = function avif(options?: AvifOptions) {
  return encode.call(this, { effort, ...options });
};

/**
 * gatsby-plugin-sharp works on one picture fewer at a time than there are cores, counted when its queue is loaded; but each
 * picture's last and largest file leaves the other threads idle.
 */
const { GATSBY_CPU_COUNT } = process.env;
process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 2);
require("gatsby-plugin-sharp/gatsby-worker");
if (GATSBY_CPU_COUNT === undefined) delete process.env.GATSBY_CPU_COUNT;
else process.env.GATSBY_CPU_COUNT = GATSBY_CPU_COUNT;
