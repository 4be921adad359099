import type { IconifyJSON } from "@iconify/types";
import { getIconData, iconToSVG } from "@iconify/utils";

/** An icon's drawing as Iconify keeps it: the inside of an SVG and its grid. */
export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** The drawing of an icon in one of Iconify's sets, aliases too; undefined if the set lacks it. */
export function drawingOf(set: IconifyJSON, name: string): IconDrawing | undefined {
  const data = getIconData(set, name);
  if (!data) return undefined;
  const { body, viewBox } = iconToSVG(data);
  const [left, top, width, height] = viewBox;
  return { body: left || top ? `<g transform="translate(${-left} ${-top})">${body}</g>` : body, width, height };
}

/** A plain ring in place of an icon. With the icon's full name, the open page requests it (`browser/draw.ts`). */
export function ring(icon?: string): IconDrawing {
  const wanted = icon ? ` data-icon="${icon}"` : "";
  const body = `<circle${wanted} cx="12" cy="12" r="6" fill="none" stroke="currentColor" stroke-width="2"/>`;
  return { body, width: 24, height: 24 };
}
