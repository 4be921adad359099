import { http, within } from "../../../src/lib/http";
import { drawingOf, type IconDrawing } from "../drawing";
import { isHarmless } from "./harmless";

/** The site's own icons: those that its content uses, as the build wrote them. */
export const ownIcons = "/api/_icons";

/** How long each source may take, in milliseconds. */
const timeout = 1500;

/**
 * Looks for an icon, `prefix:name`, in one source after the other: servers of `{source}/{prefix}.json` as Iconify's API
 * has it (https://iconify.design/docs/api/icon-data.html). Whatever one of them lacks, or does not answer well and in
 * time, is asked of the next. Undefined if none has it.
 */
export async function loadIcon(icon: string, sources: readonly string[]): Promise<IconDrawing | undefined> {
  const [prefix = "", name = ""] = icon.split(":");
  for (const source of sources) {
    const drawing = await ask(`${source}/${prefix}.json?icons=${name}`, name);
    if (drawing) return drawing;
  }
  return undefined;
}

async function ask(address: string, name: string): Promise<IconDrawing | undefined> {
  try {
    const set = await http(address, { signal: within(timeout), responseType: "json", credentials: "omit" });
    const drawing = drawingOf(set, name);
    return drawing && isHarmless(drawing.body) ? drawing : undefined;
  } catch {
    return undefined;
  }
}
