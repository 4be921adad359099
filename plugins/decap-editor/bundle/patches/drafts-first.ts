import type { Patch } from "../patch-packages";

/** Whoever comes to a list to go on with a draft would look for it below everything that is published. */
export const draftsFirst: Patch = {
  module: "decap-cms-core/dist/esm/components/Collection/Entries/EntryListing.js",
  because: "With the review before publishing, drafts stand at the end of a list.",
  changes: [
    [
      `      children: [showPublishedEntries && _jsxs(CardsGrid, {
        children: [publishedCards, this.hasMore() && _jsx(Waypoint, {
          onEnter: this.handleLoadMore
        }, page)]
      }), _jsx(SectionSeparator, {`,
      "      children: [_jsx(SectionSeparator, {",
    ],
    [
      `      }), _jsx(CardsGrid, {
        children: unpublishedCards
      })]`,
      `      }), _jsx(CardsGrid, {
        children: unpublishedCards
      }), showPublishedEntries && _jsx(SectionSeparator, {
        children: _jsx(SectionHeading, { children: 'Publicado' })
      }), showPublishedEntries && _jsxs(CardsGrid, {
        children: [publishedCards, this.hasMore() && _jsx(Waypoint, {
          onEnter: this.handleLoadMore
        }, page)]
      })]`,
    ],
  ],
};
