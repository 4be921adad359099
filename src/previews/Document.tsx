import { today } from "../../plugins/decap-editor/browser/settings";
import { useLoaded } from "../../plugins/decap-editor/browser/use-loaded";
import { DocumentLibrary } from "../features/documents/DocumentLibrary";
import { http } from "../lib/http";
import { PageHeader } from "../ui/PageHeader";
import { rowOf, useDocumentRows, usePublishedDocuments } from "./documents-lookup";
import { assetUrl } from "./pictures";
import type { Preview } from "./preview";
import { usePublished } from "./published";

/** A document in its category, with the version that it replaces. */
export function DocumentPreview({ preview: { draft, key, decap } }: { preview: Preview }) {
  const page = usePublished<Queries.DocumentsPageQuery>("/documentos")?.page;
  const url = assetUrl(decap, draft.maybe("file"));
  const size = useFileSize(url);
  const row = rowOf({ key, draft }, usePublishedDocuments());
  const older = useDocumentRows(decap, [draft.text("replaces")]);
  const category = draft.maybe("category") ?? "Sem categoria";
  return (
    <>
      <PageHeader title={page?.title ?? "Documentos"} summary={page?.summary ?? ""} />
      <DocumentLibrary
        categories={[category]}
        documents={[
          {
            ...row,
            category,
            date: row.date || today(),
            fileSize: size ?? row.fileSize,
            fileUrl: url ?? "#",
            // Counted by the build, for the saved file only.
            pages: size === undefined || size === row.fileSize ? row.pages : null,
            thumbnail: null,
            replaces: older[0] ?? null,
          },
          ...older.map((version) => ({ ...version, category, thumbnail: null, replaces: null })),
        ]}
      />
    </>
  );
}

/** The size of a file that the editor has loaded, in bytes. */
function useFileSize(url: string | null): number | undefined {
  const loaded = useLoaded(url ?? "", async () =>
    url === null ? undefined : (await http<Blob, "blob">(url, { responseType: "blob" })).size,
  );
  return loaded?.key === url ? loaded?.value : undefined;
}
