import { contentFolder } from "../files/folder";
import { isDeveloping } from "./developing";

/**
 * The options of gatsby-source-filesystem for the content. Many programs empty a file before they write it, and the source
 * may read it between; it takes a file that it read so twice for one that did not change, unless it goes by the time of the
 * last change (`fastHash`). Builds can't: a clone's files are all new, and the cache of the build before would be of no use.
 */
export const contentFiles = () => ({ name: "content", path: contentFolder, fastHash: isDeveloping });
