import sharp, { type AvifOptions } from "sharp";

/** sharp's own (4) takes five times as long as 3, for files a tenth smaller. */
const effort = 3;

const encode = sharp.prototype.avif;

/**
 * A patch: gatsby-plugin-sharp passes neither `effort` nor any other way to set it on to sharp. AVIF is most of what a first
 * build computes.
 */
sharp.prototype.avif = function avif(options?: AvifOptions) {
  return encode.call(this, { effort, ...options });
};
