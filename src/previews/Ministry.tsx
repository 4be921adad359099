import { useIcon } from "../../plugins/decap-editor/browser/icons";
import { ministries } from "../content-types";
import { MinistryArticle } from "../features/ministries/MinistryArticle";
import { useBody } from "./body";
import { contactOf } from "./draft";
import { personOf, pictureOf } from "./pictures";
import type { Preview } from "./preview";
import { usePublished } from "./published";

/** A ministry on its page. */
export function MinistryPreview({ preview: { draft, key, decap } }: { preview: Preview }) {
  const iconDrawing = useIcon(draft.text("icon"));
  const path = ministries.path(draft.maybe("slug") ?? key);
  const published = usePublished<Queries.MinistryPageQuery>(key ? path : undefined);
  const leader = draft.group("leader");
  const contact = draft.maybeGroup("contact");
  return (
    <MinistryArticle
      ministry={{
        title: draft.text("title"),
        summary: draft.text("summary"),
        iconDrawing,
        cover: pictureOf(draft.maybeGroup("cover"), "COVER", decap),
        leader: { ...personOf(leader, decap), role: leader.maybe("role") },
        contact: contact && contactOf(contact),
        meetings: draft.maybe("meetings"),
        html: useBody(decap, draft.text("body")),
        mentionedBy: published?.ministry?.mentionedBy ?? [],
      }}
      url={`${published?.site?.url ?? ""}${path}`}
    />
  );
}
