import CMS from "decap-cms-core";
import { fromJS, type Map as StoreMap } from "immutable";
import type { Model } from "../../../source-content/fields/collection";
import { carriedOver } from "./carried-over";

/** What happens to an entry before it is saved. */
export function registerSaving(model: Model): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      if (entry.get("newRecord")) return undefined;
      // The store holds the fields as a map of its own; its values are those of the model's widgets.
      const data = entry.get("data") as StoreMap<string, unknown>;
      const changes = await carriedOver(model, String(entry.get("path") ?? ""), data.toJS());
      return Object.entries(changes).reduce((all, [name, value]) => all.set(name, fromJS(value)), data);
    },
  });
}
