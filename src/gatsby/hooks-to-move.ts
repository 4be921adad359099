import type { GatsbyNode } from "gatsby";
import { beginBundle } from "../../plugins/decap-editor/bundle/kept-bundle";
import { writeAdmin } from "../../plugins/decap-editor/bundle/write";
import { isDeveloping } from "../../plugins/source-content/nodes/developing";
import { forgetIntroduced } from "./pages";

// Hooks of capabilities that are not Gatsby plugins of their own yet. Each moves to plugins/<capability>/gatsby-node.ts.

/** Of plugins/decap-editor. By now Gatsby has emptied its folder, where the bundle is kept; and one core is idle. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (!isDeveloping) beginBundle();
};

/** Of the pages. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => forgetIntroduced(args);

/** Of plugins/decap-editor. */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => writeAdmin("public");
