import { today } from "../../plugins/decap-editor/browser/settings";
import { news } from "../content-types";
import { NewsArticle } from "../features/news/NewsArticle";
import { useBody } from "./body";
import { useDocumentRows } from "./documents-lookup";
import { useSubsection } from "./entries";
import { pictureOf } from "./pictures";
import type { Preview } from "./preview";
import { usePublished } from "./published";

/** A news item on its page. */
export function NewsPreview({ preview }: { preview: Preview }) {
  const { draft, key, decap } = preview;
  const day = today();
  const expires = draft.day("expires");
  const path = news.path(draft.maybe("slug") ?? key);
  const published = usePublished<Queries.NewsPageQuery>(key ? path : undefined);
  const html = useBody(decap, draft.text("body"));
  return (
    <NewsArticle
      item={{
        title: draft.text("title"),
        kind: draft.text("kind"),
        date: draft.day("date") ?? day,
        updated: draft.day("updated"),
        expires,
        expired: draft.text("kind") === "aviso" && expires !== null && expires < day,
        summary: draft.text("summary"),
        cover: pictureOf(draft.maybeGroup("cover"), "COVER", decap),
        html,
        tags: draft.texts("tags"),
        subsection: useSubsection(preview),
        documents: useDocumentRows(decap, draft.texts("documents")),
        related: published?.item?.related ?? [],
      }}
      url={`${published?.site?.url ?? ""}${path}`}
      newer={published?.newer ?? null}
      older={published?.older ?? null}
    />
  );
}
