import { http } from "../../../../src/lib/http";
import { toDecap } from "../../../source-content/adapters/to-decap";
import { readEntry, readYaml } from "../../../source-content/check/front-matter";
import { textsAt } from "../../../source-content/check/site-content";
import type { Model } from "../../../source-content/fields/collection";
import { entryFormatter, settingFormatter } from "../formats";
import { addedTo, baseOf, noteAdded } from "./base-revision";
import { countAfter } from "./change-count";
import { addressAfter, formerNamesAfter, keyOf, siteFile } from "./old-address";
import { keyAt } from "./published-site";

type Data = Readonly<Record<string, unknown>>;

/** The fields of an entry that a save changes by itself, so that old addresses go on working and calendars take its changes. */
export async function carriedOver(model: Model, path: string, data: Data): Promise<Data> {
  const before = baseOf(path);
  if (typeof before !== "string") return {};
  return {
    ...keepFormerName(path, before, data),
    ...countChange(model, path, before, data),
    ...(await keepOldAddress(model, path, before, data)),
  };
}

/** The text of an earlier version as it is saved again: what came since to old addresses and to the count of changes stays. */
export async function broughtBack(model: Model, path: string, raw: string): Promise<string> {
  const format = path.endsWith(".yml") ? settingFormatter : entryFormatter;
  const read = path.endsWith(".yml") ? readYaml : readEntry;
  const [before, version] = [read(baseOf(path) ?? ""), read(raw)];
  if (!before.ok || !version.ok) return raw;
  const lists = ["aliases", "formerNames"]
    .filter((field) => field in before.data)
    .map((field) => [field, [...new Set([...textsAt(version.data, field), ...textsAt(before.data, field)])]] as const);
  const data = { ...version.data, ...Object.fromEntries(lists) };
  const written = (fields: Data) => format.toFile({ ...fields, body: version.body }, orderOf(model, path));
  const text = written({ ...data, ...(await carriedOver(model, path, data)) });
  // Written anew only for a reason.
  return text === written(version.data) ? raw : text;
}

/** The names of the fields as its form has them. */
function orderOf(model: Model, path: string): string[] {
  const collection = toDecap(model).find(({ name }) => path.startsWith(`content/${name}/`));
  const fields = collection?.fields ?? collection?.files?.find(({ file }) => file === path)?.fields ?? [];
  return fields.map(({ name }) => name);
}

/** A higher count of changes, where one of those changed that it counts. */
function countChange(model: Model, path: string, before: string, data: Data): Data {
  const count = model.collections.find(({ name }) => path.startsWith(`content/${name}/`))?.changeCount;
  const counted = count && countAfter(before, data, count);
  return counted === undefined ? {} : { [count?.field ?? ""]: counted };
}

/** The former names with the one that was changed: pages with it in their address redirect. */
function keepFormerName(path: string, before: string, data: Data): Data {
  if (path !== siteFile) return {};
  const present = textsAt(data, "formerNames");
  const kept = formerNamesAfter(before, String(data.name ?? ""), [...present, ...addedTo(path)]);
  noteAdded(
    path,
    kept.filter((name) => !present.includes(name)),
  );
  return kept.join() === present.join() ? {} : { formerNames: kept };
}

/** The old addresses with the present one among them, where it was changed and led somewhere. */
async function keepOldAddress(model: Model, path: string, before: string, data: Data): Promise<Data> {
  const collection = model.collections.find(({ name, ownPage }) => ownPage && path.startsWith(`content/${name}/`));
  if (!collection) return {};
  const aliases = textsAt(data, "aliases");
  const key = keyOf(path);
  // Without one of its own, the entry's address is its key.
  const slug = String(data.slug ?? "").trim() || key;
  const change = addressAfter(before, path, { slug, aliases });
  if (change && (await leadsTo(key, collection.path(change.old)))) noteAdded(path, [...addedTo(path), change.old]);
  const kept = [...new Set([...(change?.aliases ?? aliases), ...addedTo(path)])].filter((alias) => alias !== slug);
  return kept.join() === aliases.join() ? {} : { aliases: kept };
}

/**
 * Whether an address leads to an entry. One that was never on the site, as that of a draft or a mistake, is nobody's old one, and
 * one that was taken by mistake is still that of the entry that has it.
 */
async function leadsTo(key: string, path: string): Promise<boolean> {
  const answer = await http
    .raw(path, { method: "HEAD", ignoreResponseError: true, signal: AbortSignal.timeout(10_000) })
    .catch(() => undefined);
  if (!answer?.ok) return !answer;
  const holder = await keyAt(new URL(answer.url).pathname.replace(/\/$/, ""));
  return holder === undefined || holder === key;
}
