/** Lists that could not be read, by the folder or the first file of their collection, and why. */
const failures = new Map<string, string>();

export const listFailed = (name: string, why: string) => failures.set(name, why);
export const listRead = (name: string) => failures.delete(name);

/** A collection: a map of Decap's store. */
interface CollectionMap {
  readonly get: (name: string) => unknown;
  readonly getIn: (path: readonly (string | number)[]) => unknown;
}

/** Why the list of a collection could not be read; undefined if it was. */
export const listFailure = (collection: CollectionMap): string | undefined =>
  failures.get(String(collection.get("folder") ?? collection.getIn(["files", 0, "file"])));
