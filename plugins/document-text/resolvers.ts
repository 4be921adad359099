import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { type Resolver, resolveField } from "../source-content/nodes/resolver";
import type { DocumentFacts } from "./facts";
import { documentFacts, thumbnailFile } from "./read-documents";

/** What is read from a document's file: its number of pages, and a picture of the first. */
export function documentResolvers() {
  const withFile =
    (read: (file: FileSystemNode, ...rest: Parameters<Resolver>) => unknown): Resolver =>
    async (source, args, context, info) => {
      const file = await resolveField("Document", "file", source, {}, context, info);
      return file ? read(file as FileSystemNode, source, args, context, info) : null;
    };

  return {
    pages: {
      type: "Int",
      resolve: withFile(async ({ absolutePath, extension }) =>
        extension === "pdf" ? (await documentFacts(absolutePath)).pages.length || null : null,
      ),
    },
    thumbnail: {
      type: "DocumentThumbnail",
      resolve: withFile(async ({ absolutePath }) => {
        const facts = await documentFacts(absolutePath);
        return facts.thumbnail && { ...facts.thumbnail, src: await publish(facts) };
      }),
    },
  };
}

/** Puts a thumbnail into the site and answers its address, as a file's `publicURL` does. */
async function publish(facts: DocumentFacts): Promise<string> {
  const address = `/static/thumbnails/${facts.digest}.webp`;
  const file = join("public", address);
  if (!existsSync(file)) {
    await mkdir(join(file, ".."), { recursive: true });
    await copyFile(thumbnailFile(facts), file);
  }
  return address;
}
