import { type MouseEvent, useEffect } from "react";
import { draftOf } from "./draft";
import { fieldAt } from "./field-at";
import { assetUrl } from "./pictures";
import type { DecapPreview, PreviewView } from "./preview";
import { ScreenSwitch } from "./ScreenSwitch";

interface Props {
  View: PreviewView;
  decap: DecapPreview;
  isInMain: boolean;
}

/** A page of the site beside the form: a click focuses its field, and no link is followed. */
export function Frame({ View, decap, isInMain }: Props) {
  const page = decap.document;
  const values: unknown = decap.entry.get("data")?.toJS?.() ?? {};
  const key = String(decap.entry.get("slug") ?? "").replace(/\/index$/, "");
  const shown = <View preview={{ draft: draftOf(values), key, decap }} />;
  useEffect(() => {
    page.documentElement.lang = "pt-BR";
    page.defaultView?.frameElement?.setAttribute("title", "Prévia: como fica no site");
  }, [page]);
  useEffect(() => keepShapes(page));
  const goToField = (event: MouseEvent) => {
    // The frame has its own Element, so `instanceof` fails.
    const target = event.target as Element;
    if (target.closest("a, button[type=submit]")) event.preventDefault();
    const path = fieldAt(target, values, (name) => assetUrl(decap, name));
    if (path !== undefined) decap.onFieldClick?.(path);
  };
  return (
    <div
      onClickCapture={goToField}
      onSubmitCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <ScreenSwitch page={page} />
      {isInMain ? <main id="conteudo">{shown}</main> : shown}
    </div>
  );
}

/** Crops pictures as the build does, with CSS. */
function keepShapes(page: Document): void {
  for (const image of page.querySelectorAll<HTMLImageElement>("img[width][height]")) {
    image.style.aspectRatio = "";
    // The page's own styles win.
    if (!page.defaultView?.getComputedStyle(image).aspectRatio.startsWith("auto")) continue;
    image.style.aspectRatio = `${image.getAttribute("width")} / ${image.getAttribute("height")}`;
    image.style.objectFit = "cover";
  }
}
