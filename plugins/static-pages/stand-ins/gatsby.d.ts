import type { Context } from "react";

/** Exported by Gatsby for its own modules, one of which is replaced here, and left out of its types. */
declare module "gatsby" {
  export const StaticQueryContext: Context<unknown>;
}
