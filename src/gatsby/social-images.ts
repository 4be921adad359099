import { join } from "node:path";
import type { Node } from "gatsby";
import { planSocialImage, type SocialImage } from "../../plugins/social-images/social-image";
import type { ContentEntry } from "../../plugins/source-content/check/site-content";
import { onDisk } from "../../plugins/source-content/files/folder";
import { type CollectionName, model } from "../content-types";
import { kindLabel } from "../lib/news-kinds";

type Label = (values: ContentEntry["values"]) => string;

/** The word over the title in the social image of an entry; null for entries without a page of their own. */
const labels: Readonly<Record<CollectionName, Label | null>> = {
  news: ({ kind }) => kindLabel(kind) ?? "Notícia",
  ministries: () => "Pastoral",
  documents: null,
  subsections: null,
  events: null,
};

const labelOf: Readonly<Record<string, Label | null>> = { ...labels, [model.pages.name]: () => "" };

/** Types with a social image; that of the site is for all pages that have none of their own. */
export const sharedTypes: readonly string[] = [
  ...[...model.collections, model.pages].flatMap(({ name, type }) => (labelOf[name] ? [type] : [])),
  model.settings[0].type,
];

/** Plans the social image of an entry; undefined for one without a page. */
export function socialImageOf(
  { collection, key, file, values, title }: ContentEntry,
  files: ReadonlyMap<string, Node>,
  site: string,
): SocialImage | undefined {
  if (collection === "settings" && key === "site")
    return planSocialImage({ title: String(values.tagline), label: String(values.fullName), site });
  const label = labelOf[collection]?.(values);
  return label === undefined ? undefined : planSocialImage({ title, label, site }, coverOf(file, values, files));
}

function coverOf(file: string, { cover }: ContentEntry["values"], files: ReadonlyMap<string, Node>) {
  if (typeof cover !== "object" || cover === null) return undefined;
  const { image, alt }: { image?: unknown; alt?: unknown } = cover;
  const path = join(onDisk(file), "..", String(image));
  const digest = files.get(path)?.internal.contentDigest;
  return digest ? { file: path, digest, alt: String(alt ?? "") } : undefined;
}
