import { dirname, join } from "node:path";
import type { Node } from "gatsby";
import { model } from "../../../src/content-types";
import { kindLabel } from "../../../src/lib/news-kinds";
import type { ContentEntry } from "../../source-content/check/site-content";
import { contentFolder } from "../../source-content/files/folder";
import { planSocialImage, type SocialJob } from "./social-image";

/** What has a page of its own that can be shared; the site's is for all pages that say nothing of themselves. */
export const sharedTypes = [
  ...model.collections.filter(({ ownPage }) => ownPage).map(({ type }) => type),
  model.pages.type,
  model.settings[0].type,
];

/** Plans the social image of an entry; undefined for one without a page. */
export function planOf(
  entry: ContentEntry,
  files: ReadonlyMap<string, Node>,
  site: ContentEntry | undefined,
): SocialJob | undefined {
  const { collection, key, values, title } = entry;
  const siteName = String(site?.values.name ?? "");
  if (collection === "settings")
    return key === "site"
      ? planSocialImage({ title: String(values.tagline), label: String(values.fullName), site: siteName })
      : undefined;
  const own = model.collections.find(({ name, ownPage }) => ownPage && name === collection);
  if (!own && collection !== model.pages.name) return undefined;
  const label = own ? (kindLabel(values.kind) ?? own.labelSingular) : "";
  return planSocialImage({ title, label, site: siteName }, coverOf(entry, files));
}

function coverOf({ file, values: { cover } }: ContentEntry, files: ReadonlyMap<string, Node>) {
  if (typeof cover !== "object" || cover === null) return undefined;
  const path = join(contentFolder, dirname(file).slice("content/".length), String(Reflect.get(cover, "image")));
  const digest = files.get(path)?.internal.contentDigest;
  return digest ? { file: path, digest, alt: String(Reflect.get(cover, "alt") ?? "") } : undefined;
}
