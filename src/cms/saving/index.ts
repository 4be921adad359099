import CMS from "decap-cms-core";
import { List, type Map as StoreMap } from "immutable";
import { aliasesAfter } from "./old-address";
import { begunText } from "./stored";

/** What happens to an entry before it is saved. */
export function registerSaving(): void {
  CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => keepOldAddress(entry) });
}

/** Gives the fields back with the old address in them, where the address was changed. */
function keepOldAddress(entry: StoreMap<string, unknown>): StoreMap<string, unknown> | undefined {
  const path = String(entry.get("path") ?? "");
  const before = begunText(path);
  // The store holds the fields as a map of its own; its values are those of the model's widgets.
  const data = entry.get("data") as StoreMap<string, unknown>;
  if (entry.get("newRecord") || before === undefined || !path.endsWith("/index.md")) return undefined;
  const aliases = List.isList(data.get("aliases")) ? (data.get("aliases") as List<string>).toArray() : [];
  const kept = aliasesAfter(before, path, { slug: String(data.get("slug") ?? ""), aliases });
  return kept === aliases ? undefined : data.set("aliases", List(kept));
}
