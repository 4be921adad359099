import { join, resolve } from "node:path";

/** The folder that editors write in; `CONTENT_DIR` names another one with the same layout, for tests and benchmarks. */
export const contentFolder = resolve(process.env.CONTENT_DIR ?? "content");

/** Where a file of the content, `content/news/…`, is on the disk. */
export const onDisk = (file: string): string => join(contentFolder, file.slice("content/".length));
