import { About } from "../../features/about/About";
import { useBody } from "../body";
import { pictureOf } from "../pictures";
import type { Preview } from "../preview";

/** The page about the association. */
export function AboutPreview({ preview: { draft, decap } }: { preview: Preview }) {
  return (
    <About
      page={{
        title: draft.text("title"),
        summary: draft.text("summary"),
        html: useBody(decap, draft.text("body")),
        cover: pictureOf(draft.maybeGroup("cover"), "COVER", decap),
        board: draft.list("board").map((member) => ({
          name: member.text("name"),
          role: member.text("role"),
          photo: pictureOf(member.maybeGroup("photo"), "PORTRAIT", decap),
        })),
        history: draft.list("history").map((moment) => ({ year: moment.text("year"), event: moment.text("event") })),
      }}
    />
  );
}
