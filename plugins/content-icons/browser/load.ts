import { http, within } from "../../../src/lib/http";
import { drawingOf, type IconDrawing } from "../drawing";
import { isHarmless } from "./harmless";

/** The icons that the content uses, written by the build. */
export const ownIcons = "/api/_icons";

/** Timeout for each source, in milliseconds. */
const timeout = 1500;

/**
 * Requests an icon, `prefix:name`, from each source in turn: servers of `{source}/{prefix}.json` as Iconify's API has it
 * (https://iconify.design/docs/api/icon-data.html). Undefined if none has it in time.
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
