import { searchPageParts } from "../../plugins/search-index/page-parts";
import { needsOwnDocument } from "./own-documents";

it("knows that a page with a policy of its own needs a document of its own", () => {
  for (const { pages } of [{ pages: "/admin" }, ...(searchPageParts.policies ?? [])])
    expect(needsOwnDocument(pages.replace(/\/\*$/, ""))).toBe(true);
});
