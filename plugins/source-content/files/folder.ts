import { resolve } from "node:path";
import { slashed } from "../../../src/lib/slashed";

/**
 * The folder that editors write in, with slashes on Windows too; `CONTENT_DIR` names another one with the same layout, for tests and
 * benchmarks.
 */
export const contentFolder = slashed(resolve(process.env.CONTENT_DIR ?? "content"));

/** Where a file of the content, `content/news/…`, is on the disk. */
export const onDisk = (file: string): string => contentFolder + file.slice("content".length);
