import { join } from "node:path";
import { type ContentEntry, textAt } from "../source-content/check/site-content";
import { contentFolder } from "../source-content/files/folder";

/** Where the file of a document's entry lies. */
export const documentPath = ({ file, values }: ContentEntry): string =>
  join(contentFolder, file.slice("content/".length), "..", textAt(values, "file") ?? "");
