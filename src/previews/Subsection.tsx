import { SubsectionFinder } from "../features/subsections/SubsectionFinder";
import { PageHeader } from "../ui/PageHeader";
import { useBody } from "./body";
import { contactOf } from "./draft";
import { personOf } from "./pictures";
import type { Preview } from "./preview";
import { usePublished } from "./published";

/** A sub-section among the others' page, alone. */
export function SubsectionPreview({ preview: { draft, key, decap } }: { preview: Preview }) {
  const page = usePublished<Queries.SubsectionsPageQuery>("/subsecoes")?.page;
  const meeting = draft.maybeGroup("meeting");
  const [slug, title] = [draft.maybe("slug") ?? key, draft.text("title")];
  return (
    <>
      <PageHeader title={page?.title ?? "Subseções"} summary={page?.summary ?? ""} />
      <SubsectionFinder
        subsections={[
          {
            slug,
            title,
            cities: draft.texts("cities"),
            president: personOf(draft.group("president"), decap),
            contact: contactOf(draft.group("contact")),
            meeting: meeting && {
              when: meeting.text("when"),
              place: meeting.text("place"),
              address: meeting.maybe("address"),
            },
            html: useBody(decap, draft.text("body"), { slug, title }),
          },
        ]}
      />
    </>
  );
}
