import { readFile } from "node:fs/promises";
import type { CreateResolversArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { type Resolver, resolveField } from "./resolver";

/** What is read from a document's file: its type, size, address and number of pages. */
export function documentResolvers({ cache, reporter }: CreateResolversArgs) {
  const withFile =
    (read: (file: FileSystemNode, ...rest: Parameters<Resolver>) => unknown): Resolver =>
    async (source, args, context, info) => {
      const file = await resolveField("Document", "file", source, {}, context, info);
      return file ? read(file as FileSystemNode, source, args, context, info) : null;
    };

  return {
    fileType: { type: "String!", resolve: withFile(({ extension }) => extension.toUpperCase()) },
    fileSize: { type: "Int!", resolve: withFile(({ size }) => size) },
    fileUrl: {
      type: "String!",
      resolve: withFile((file, _source, args, context, info) =>
        resolveField("File", "publicURL", file, args, context, info),
      ),
    },
    pages: {
      type: "Int",
      resolve: withFile(async (file) => {
        if (file.extension !== "pdf") return null;
        const key = `pages ${file.internal.contentDigest}`;
        const known: unknown = await cache.get(key);
        if (typeof known === "number") return known;
        const pages = await countPages(file.absolutePath).catch(() => 0);
        if (pages === 0) reporter.info(`Não consegui contar as páginas de ${file.relativePath}`);
        await cache.set(key, pages);
        return pages || null;
      }),
    },
  };
}

async function countPages(path: string): Promise<number> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}
