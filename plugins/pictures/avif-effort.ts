import sharp, { type AvifOptions } from "sharp";

/** sharp's default, 4, takes five times as long as 3 for files a tenth smaller. */
const effort = 3;

const encode = sharp.prototype.avif;

/** A patch: gatsby-plugin-sharp has no option for `effort`, and AVIF takes most of the time of a first build. */
sharp.prototype.avif = function avif(options?: AvifOptions) {
  return encode.call(this, { effort, ...options });
};
