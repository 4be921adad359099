import { loadIcon, ownIcons } from "../../content-icons/browser/load";
import { drawingOf, type IconDrawing, ring } from "../../content-icons/drawing";
import { readSettings } from "./settings";
import { useLoaded } from "./use-loaded";

type Icons = ReadonlyMap<string, IconDrawing>;

/** The icons that the build draws (plugins/content-icons/icons.ts), by their full names; loaded when first asked for. */
function loadIcons(): Promise<Icons> {
  loading ??= import("@iconify-json/lucide").then(
    ({ icons }) =>
      new Map(
        Object.keys(icons.icons).flatMap((name): [string, IconDrawing][] => {
          const drawing = drawingOf(icons, name);
          return drawing ? [[`${icons.prefix}:${name}`, drawing]] : [];
        }),
      ),
  );
  return loading;
}

let loading: Promise<Icons> | undefined;

/** All icons that the build draws, once they are there. */
export const useIcons = (): Icons | undefined => useLoaded("", loadIcons)?.value;

/** The drawing of one icon, of whatever set; a ring until it is there, and where nobody has it. */
export function useIcon(icon: string): IconDrawing {
  const found = useLoaded(icon, async () => {
    const known = await loadIcons();
    const isName = /^[\w-]+:[\w-]+$/.test(icon);
    return known.get(icon) ?? (isName ? loadIcon(icon, [ownIcons, readSettings().iconsUrl]) : undefined);
  });
  return (found?.key === icon && found.value) || ring();
}
