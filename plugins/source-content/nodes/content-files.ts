import { contentFolder } from "../files/folder";
import { isDeveloping } from "./developing";

/**
 * The options of gatsby-source-filesystem. Many programs empty a file before they write it. If the source reads it then,
 * it ignores the next change, unless it compares times (`fastHash`). Builds can't: in a clone all times are new, and the
 * cache of the last build would be useless. In a build it watches nothing: `createFileNodes` makes the nodes.
 */
export const contentFiles = () => ({
  name: "content",
  path: contentFolder,
  fastHash: isDeveloping,
  ignore: isDeveloping ? [] : ["**"],
});
