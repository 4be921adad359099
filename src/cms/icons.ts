import { getIconData, iconToSVG } from "@iconify/utils";
import { useEffect, useState } from "react";
import type { IconDrawing } from "../ui/ContentIcon";

/** The icons that the build draws (src/gatsby/icons.ts), by their full names; loaded when first asked for. */
export function loadIcons(): Promise<ReadonlyMap<string, IconDrawing>> {
  loading ??= import("@iconify-json/lucide").then(
    ({ icons }) =>
      new Map(
        Object.keys(icons.icons).flatMap((name): [string, IconDrawing][] => {
          const data = getIconData(icons, name);
          if (!data) return [];
          const { body, viewBox } = iconToSVG(data);
          return [[`${icons.prefix}:${name}`, { body, width: viewBox[2], height: viewBox[3] }]];
        }),
      ),
  );
  return loading;
}

let loading: Promise<ReadonlyMap<string, IconDrawing>> | undefined;

/** All icons, once they are there. */
export function useIcons(): ReadonlyMap<string, IconDrawing> | undefined {
  const [icons, setIcons] = useState<ReadonlyMap<string, IconDrawing>>();
  useEffect(() => {
    let isHere = true;
    loadIcons().then(
      (loaded) => isHere && setIcons(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return icons;
}
