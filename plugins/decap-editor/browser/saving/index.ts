import CMS from "decap-cms-core";
import { List, type Map as StoreMap } from "immutable";
import { http } from "../../../../src/lib/http";
import type { Model } from "../../../source-content/fields/collection";
import { baseOf } from "./base-revision";
import { countAfter } from "./change-count";
import { addressAfter, formerNamesAfter, keyOf, siteFile } from "./old-address";
import { keyAt } from "./published-site";

/** What happens to an entry before it is saved. */
export function registerSaving(model: Model): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => keepFormerName(entry) ?? countChange(model, entry) ?? keepOldAddress(model, entry),
  });
}

/** Gives the fields back with a higher count of changes, where one of those changed that it counts. */
function countChange(model: Model, entry: StoreMap<string, unknown>): StoreMap<string, unknown> | undefined {
  const path = String(entry.get("path") ?? "");
  const before = baseOf(path);
  const count = model.collections.find(({ name }) => path.startsWith(`content/${name}/`))?.changeCount;
  if (entry.get("newRecord") || typeof before !== "string" || !count) return undefined;
  const data = entry.get("data") as StoreMap<string, unknown>;
  const counted = countAfter(before, data.toObject(), count);
  return counted === undefined ? undefined : data.set(count.field, counted);
}

/** Gives the settings of the site back with the name in them that was changed: pages with it in their address redirect. */
function keepFormerName(entry: StoreMap<string, unknown>): StoreMap<string, unknown> | undefined {
  const path = String(entry.get("path") ?? "");
  const before = baseOf(path);
  if (path !== siteFile || typeof before !== "string") return undefined;
  const data = entry.get("data") as StoreMap<string, unknown>;
  const present = textsIn(data, "formerNames");
  const own = added.get(path) ?? new Set();
  const kept = formerNamesAfter(before, String(data.get("name") ?? ""), [...present, ...own]);
  added.set(path, new Set(kept));
  return kept.join() === present.join() ? undefined : data.set("formerNames", List(kept));
}

/** The texts of a list field as Decap's store holds them. */
const textsIn = (data: StoreMap<string, unknown>, field: string): readonly string[] => {
  const list = data.get(field);
  return List.isList(list) ? (list as List<string>).toArray() : [];
};

/** Gives the fields back with the old address in them, where the address was changed and led somewhere. */
async function keepOldAddress(
  model: Model,
  entry: StoreMap<string, unknown>,
): Promise<StoreMap<string, unknown> | undefined> {
  const path = String(entry.get("path") ?? "");
  const before = baseOf(path);
  const collection = model.collections.find(({ name, ownPage }) => ownPage && path.startsWith(`content/${name}/`));
  if (entry.get("newRecord") || typeof before !== "string" || !collection) return undefined;
  // The store holds the fields as a map of its own; its values are those of the model's widgets.
  const data = entry.get("data") as StoreMap<string, unknown>;
  const aliases = textsIn(data, "aliases");
  const key = keyOf(path);
  // Without one of its own, the entry's address is its key.
  const slug = String(data.get("slug") ?? "") || key;
  const change = addressAfter(before, path, { slug, aliases });
  const own = added.get(path) ?? new Set();
  if (change && (await leadsTo(key, collection.path(change.old)))) added.set(path, own.add(change.old));
  const kept = [...new Set([...(change?.aliases ?? aliases), ...own])].filter((alias) => alias !== slug);
  return kept.join() === aliases.join() ? undefined : data.set("aliases", List(kept));
}

/** What was added here, by path: Decap keeps showing, and saves again, the fields as they were before. */
const added = new Map<string, Set<string>>();

/**
 * Whether an address leads to an entry. One that was never on the site, as that of a draft or a mistake, is nobody's old one, and
 * one that was taken by mistake is still that of the entry that has it.
 */
async function leadsTo(key: string, path: string): Promise<boolean> {
  const answer = await http.raw(path, { method: "HEAD", ignoreResponseError: true }).catch(() => undefined);
  if (!answer?.ok) return !answer;
  const holder = await keyAt(new URL(answer.url).pathname.replace(/\/$/, ""));
  return holder === undefined || holder === key;
}
