import CMS from "decap-cms-core";
import type { ComponentType } from "react";
import type { ContentName } from "../content-types";
import { draftOf } from "./draft";
import { Frame } from "./Frame";
import type { DecapPreview, Preview } from "./preview";

export type PreviewView = ComponentType<{ preview: Preview }>;

/** The views of a collection's entries: one for all, or one for each of its files. */
export type CollectionViews = PreviewView | Readonly<Record<string, PreviewView>>;

/** Registers the preview of each collection. */
export function registerViews(all: Readonly<Record<ContentName, CollectionViews>>): void {
  const views: Readonly<Record<string, CollectionViews>> = all;
  const names = Object.entries(views).flatMap(([name, view]) =>
    typeof view === "function" ? [name] : Object.keys(view),
  );
  // Decap asks by the name of the collection, or of the file where a collection is made of files, and the two can be
  // the same: `news` is a collection and one of the pages.
  for (const name of new Set(names)) {
    CMS.registerPreviewTemplate(name, (props) => {
      const view = views[String(props.collection.get("name"))];
      const View = typeof view === "function" ? view : view?.[name];
      return View ? <FramedView View={View} decap={props} /> : null;
    });
  }
}

function FramedView({ View, decap }: { View: PreviewView; decap: DecapPreview }) {
  const values: unknown = decap.entry.get("data")?.toJS?.() ?? {};
  const slug: unknown = decap.entry.get("slug");
  const preview: Preview = {
    draft: draftOf(values),
    key: typeof slug === "string" ? slug.replace(/\/index$/, "") : "",
    decap,
  };
  return (
    <Frame decap={decap} values={values}>
      <View preview={preview} />
    </Frame>
  );
}

/** What a page shows between the header and the footer of the site. */
export const inMain = (View: PreviewView): PreviewView =>
  function ViewInMain(props) {
    return (
      <main id="conteudo">
        <View {...props} />
      </main>
    );
  };
