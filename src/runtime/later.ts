/** What an open page needs later or never. It is loaded while the page is quiet, before a new build could take it away. */
export { isbot } from "isbot";
export { reportOnce } from "./report";
export { watchVersion } from "./version-watch";
