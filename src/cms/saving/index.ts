import CMS from "decap-cms-core";
import { List, type Map as StoreMap } from "immutable";
import { model } from "../../content-model";
import { http } from "../../lib/http";
import { begun } from "./begun";
import { addressAfter } from "./old-address";

/** What happens to an entry before it is saved. */
export function registerSaving(): void {
  CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => keepOldAddress(entry) });
}

/** Gives the fields back with the old address in them, where the address was changed and led somewhere. */
async function keepOldAddress(entry: StoreMap<string, unknown>): Promise<StoreMap<string, unknown> | undefined> {
  const path = String(entry.get("path") ?? "");
  const before = begun(path)?.text;
  const collection = model.collections.find(({ name, ownPage }) => ownPage && path.startsWith(`content/${name}/`));
  if (entry.get("newRecord") || typeof before !== "string" || !collection) return undefined;
  // The store holds the fields as a map of its own; its values are those of the model's widgets.
  const data = entry.get("data") as StoreMap<string, unknown>;
  const aliases = List.isList(data.get("aliases")) ? (data.get("aliases") as List<string>).toArray() : [];
  const slug = String(data.get("slug") ?? "");
  const change = addressAfter(before, path, { slug, aliases });
  const own = added.get(path) ?? new Set();
  if (change && (await answers(collection.path(change.old)))) added.set(path, own.add(change.old));
  const kept = [...new Set([...(change?.aliases ?? aliases), ...own])].filter((alias) => alias !== slug);
  return kept.join() === aliases.join() ? undefined : data.set("aliases", List(kept));
}

/** What was added here, by path: Decap keeps showing, and saves again, the fields as they were before. */
const added = new Map<string, Set<string>>();

/** An address that was never on the site, as that of a draft or a mistake, is nobody's old one. */
const answers = (path: string): Promise<boolean> =>
  http.raw(path, { method: "HEAD", ignoreResponseError: true }).then(
    ({ ok }) => ok,
    () => true,
  );
