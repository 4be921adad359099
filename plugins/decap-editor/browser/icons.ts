import type { IconifyJSON } from "@iconify/types";
import { http } from "../../../src/lib/http";
import { loadIcon, ownIcons } from "../../content-icons/browser/load";
import { drawingOf, type IconDrawing, ring } from "../../content-icons/drawing";
import { readSettings } from "./settings";
import { useLoaded } from "./use-loaded";

type Icons = ReadonlyMap<string, IconDrawing>;

const drawingsOf = (set: IconifyJSON): Icons =>
  new Map(
    Object.keys(set.icons).flatMap((name): [string, IconDrawing][] => {
      const drawing = drawingOf(set, name);
      return drawing ? [[`${set.prefix}:${name}`, drawing]] : [];
    }),
  );

let all: Promise<Icons> | undefined;
let named: Promise<Icons> | undefined;

/** The icons that the build draws (plugins/content-icons/icons.ts), by their full names. */
function loadAll(): Promise<Icons> {
  all ??= import("@iconify-json/lucide").then(
    ({ icons }) => drawingsOf(icons),
    (error: unknown) => {
      // The next word tries again.
      all = undefined;
      named = undefined;
      throw error;
    },
  );
  return all;
}

/** Those of them with Portuguese words, a tenth, which the build writes beside the editor. */
function loadNamed(): Promise<Icons> {
  named ??= http<IconifyJSON>("/admin/icons.json").then(drawingsOf).catch(loadAll);
  return named;
}

/** The icons to choose from, once they are there: those with Portuguese words, or all. */
export const useIcons = (isAll: boolean): Icons | undefined =>
  useLoaded(String(isAll), isAll ? loadAll : loadNamed)?.value;

/** The drawing of one icon, of whatever set; a ring until it is there, and where nobody has it. */
export function useIcon(icon: string): IconDrawing {
  const found = useLoaded(icon, async () => {
    const isName = /^[\w-]+:[\w-]+$/.test(icon);
    const known = (await loadNamed()).get(icon) ?? (isName ? (await loadAll()).get(icon) : undefined);
    return known ?? (isName ? loadIcon(icon, [ownIcons, readSettings().iconsUrl]) : undefined);
  });
  return (found?.key === icon && found.value) || ring();
}
