import { StandaloneArticle } from "../features/standalone/StandaloneArticle";
import { useBody } from "./body";
import { useDocumentRows } from "./documents-lookup";
import { pictureOf } from "./pictures";
import type { PreviewView } from "./preview";

/** A page of the editors' own. */
export const StandalonePreview: PreviewView = ({ preview: { draft, decap } }) => (
  <StandaloneArticle
    page={{
      title: draft.text("title"),
      summary: draft.text("summary"),
      cover: pictureOf(draft.maybeGroup("cover"), "COVER", decap),
      html: useBody(decap, draft.text("body")),
      documents: useDocumentRows(decap, draft.texts("documents")),
    }}
  />
);
