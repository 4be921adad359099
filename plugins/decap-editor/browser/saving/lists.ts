import type { Map as StoreMap } from "immutable";

/** Lists that could not be read, by the folder or the first file of their collection, and why. */
const failures = new Map<string, string>();

export const listFailed = (name: string, why: string) => failures.set(name, why);
export const listRead = (name: string) => failures.delete(name);

/** Why the list of a collection could not be read; undefined if it was. */
export const listFailure = (collection: StoreMap<string, unknown>): string | undefined =>
  failures.get(String(collection.get("folder") ?? collection.getIn(["files", 0, "file"])));
