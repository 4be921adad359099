import * as z from "zod";
import { textsWithin } from "../../../src/lib/values";
import { locationOf } from "../../source-content/check/content-location";
import type { Model } from "../../source-content/fields/collection";
import type { Fields } from "../../source-content/fields/field";
import { imageTypes } from "../../source-content/fields/fields";
import { editorBranch } from "./branches";

/*
 * What the editor may be asked: the actions of Decap's proxy backend that it uses, at the places that the content model
 * knows. A request is made anew of what is read here.
 */

/** Names that git, Windows and macOS take for nothing else: `.git` has many spellings. */
const isPlain = (name: string): boolean =>
  !/^$|^[. ]|[. ]$|^git~|[\\/:*?"<>|\p{Cc}\p{Default_Ignorable_Code_Point}]/iu.test(name);

const fileTypes = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ reference, fields: inner }) => [
    ...(reference?.to === "file" ? reference.types : []),
    ...(inner ? fileTypes(inner) : []),
  ]);
const action = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({
    action: z.literal(name),
    /** The commit on which a save was checked. */
    head: z.string().optional(),
    params: z.object({ branch: z.literal(editorBranch), ...shape }),
  });

const options = z.object({ commitMessage: z.string() });

/** What may be asked of an editor of this content. */
function requestsFor(model: Model) {
  const written = new Set<string>([...imageTypes, ...model.collections.flatMap(({ fields }) => fileTypes(fields))]);

  const isText = (path: string): boolean =>
    path.startsWith("content/") && path.split("/").every(isPlain) && locationOf(model, path) !== undefined;

  /** A text, a file beside it, or one that belongs to no entry. */
  function isPlace(path: string): boolean {
    const names = path.split("/");
    const isLoose = names.length === 3 && path.startsWith("content/media/");
    const isBeside = names.length === 4 && isText([...names.slice(0, 3), "index.md"].join("/"));
    return isText(path) || (names.every(isPlain) && (isLoose || isBeside));
  }

  const text = z.string().refine(isText);
  const place = z.string().refine(isPlace);
  const asset = z.object({
    path: place.refine((path) => written.has(/\.([^.]+)$/.exec(path)?.[1]?.toLowerCase() ?? "")),
    content: z.string(),
    encoding: z.literal("base64"),
  });
  const names = [...model.collections.map(({ name }) => name), model.pages.name, "settings"] as const;
  const folders: readonly string[] = ["media", ...names].map((name) => `content/${name}`);

  return z.discriminatedUnion("action", [
    action("entriesByFolder", {
      folder: z.string().refine((folder) => folders.includes(folder)),
      extension: z.literal("md"),
      depth: z.int().max(5),
    }),
    action("entriesByFiles", { files: z.array(z.object({ path: text, label: z.string().optional() })) }),
    action("getEntry", { path: text }),
    action("getMedia", {
      mediaFolder: z.string().refine((folder) => folders.includes(folder) || isPlace(`${folder}/x`)),
    }),
    action("getMediaFile", { path: place }),
    // These three are ours: Decap compares nothing, and knows no history.
    action("getHead", {}),
    action("getHistory", { path: text.optional() }),
    action("getVersion", { path: text, id: z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/) }),
    action("persistEntry", {
      // Strict: `newPath` would be moved to, and nothing of ours asks for it.
      dataFiles: z.array(z.strictObject({ path: text, slug: z.string(), raw: z.string() })).min(1),
      assets: z.array(asset),
      options,
    }),
    action("persistMedia", { asset, options }),
    action("deleteFiles", { paths: z.array(place).min(1), options }),
  ]);
}

export type EditorRequest = z.output<ReturnType<typeof requestsFor>>;

/** What reads requests; it gives undefined where one asks for something that is not the editor's. */
export function createReader(model: Model) {
  const requests = requestsFor(model);
  return (body: Uint8Array): EditorRequest | undefined => {
    try {
      return requests.safeParse(JSON.parse(Buffer.from(body).toString())).data;
    } catch {
      return undefined;
    }
  };
}

/** Whatever in a request is a path of content. */
export const pathsOf = (value: unknown): string[] => textsWithin(value).filter((text) => text.startsWith("content/"));
