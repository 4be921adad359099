import { useRef } from "react";
import type { BodySurroundings } from "../lib/markdown/finish-body";
import type { DocumentRowData } from "../ui/DocumentRow";
import { findEntry, type RelatedEntry, useEntries } from "./entries";
import type { DecapPreview } from "./preview";
import { usePublished } from "./published";

/** The published documents by slug: the build knows what is in their files. */
export function usePublishedDocuments(): ReadonlyMap<string, DocumentRowData> {
  const data = usePublished<Queries.DocumentsPageQuery>("/documentos");
  return new Map(data?.documents.nodes.map((row) => [row.slug, row]));
}

/** Documents by their keys, as rows to download. */
export function useDocumentRows(decap: DecapPreview, keys: readonly string[]): readonly DocumentRowData[] {
  const published = usePublishedDocuments();
  return useEntries(decap, "documents", keys).map((entry) => rowOf(entry, published));
}

/** Finds a document for a link in a body; what was found, or is on its way, is not asked for again with every letter. */
export function useDocuments(decap: DecapPreview) {
  const published = usePublishedDocuments();
  const found = useRef(new Map<string, ReturnType<typeof findEntry>>());
  const find: BodySurroundings["document"] = async (key) => {
    const asked = found.current.get(key) ?? findEntry(decap, "documents", key);
    found.current.set(key, asked);
    const entry = await asked;
    if (!entry) {
      found.current.delete(key);
      return null;
    }
    const { fileUrl, fileType, fileSize } = rowOf(entry, published);
    return { url: fileUrl, type: fileType, bytes: fileSize };
  };
  return { find, isLoaded: published.size > 0 };
}

/** The entry as it is saved, with what the site knows of its file. */
export function rowOf({ key, draft }: RelatedEntry, published: ReadonlyMap<string, DocumentRowData>): DocumentRowData {
  const slug = draft.maybe("slug") ?? key;
  const known = published.get(slug);
  return {
    slug,
    title: draft.text("title"),
    date: draft.day("date") ?? "",
    summary: draft.maybe("summary"),
    fileType: fileTypeOf(draft.text("file")),
    fileSize: known?.fileSize ?? 0,
    fileUrl: known?.fileUrl ?? "#",
    pages: known?.pages ?? null,
  };
}

/** What kind of file a document is, as the site shows it: `PDF`. */
const fileTypeOf = (file: string): string => (/\.(\w+)$/.exec(file)?.[1] ?? "arquivo").toUpperCase();
