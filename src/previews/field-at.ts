import { imageTypes } from "../../plugins/source-content/fields/fields";
import { isDay, longDay } from "../lib/dates";
import { slugify } from "../lib/slug";
import * as prose from "../ui/Prose.module.css";

interface Shown {
  /** As Decap writes it: `leader.photo.image`, `board.0.name`. */
  readonly path: string;
  readonly value: string;
}

/**
 * The field behind a click in the preview: the body, the picture with that address, or the field whose value is in the
 * smallest element around the click. Undefined if there is none.
 */
export function fieldAt(
  target: Element,
  values: unknown,
  urlOf: (fileName: string) => string | null,
): string | undefined {
  if (prose.prose && target.closest(`.${prose.prose}`)) return "body";
  const shown = shownIn(values, "").filter(({ path }) => path !== "body");
  if (target instanceof (target.ownerDocument.defaultView ?? window).HTMLImageElement)
    return (
      shown
        .find(({ value }) => isPicture.test(value) && urlOf(value) === target.getAttribute("src"))
        // The description beside the picture can take the focus.
        ?.path.replace(/\.image$/, ".alt")
    );
  for (let part: Element | null = target; part && !part.matches(wholes); part = part.parentElement) {
    const text = slugify(part.textContent ?? "");
    const found = shown.filter(({ value }) => matches(text, value));
    const longest = found.sort((a, b) => b.value.length - a.value.length)[0];
    if (longest) return longest.path;
  }
  return undefined;
}

/** Elements too large to tell the field. */
const wholes = "body, main, article, section, header, footer";

const isPicture = new RegExp(`\\.(${imageTypes.join("|")})$`, "i");

/** Accents, case and punctuation don't matter; a short value must be the whole text. */
function matches(text: string, value: string): boolean {
  const wanted = slugify(isDay(value) ? longDay(value) : value);
  if (wanted === "") return false;
  return wanted.length < 4 ? text === wanted : text.includes(wanted) && wanted.length * 4 >= text.length;
}

function shownIn(values: unknown, path: string): Shown[] {
  if (typeof values === "string") return values.trim() === "" ? [] : [{ path, value: values }];
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(values).flatMap(([key, value]) => shownIn(value, path === "" ? key : `${path}.${key}`));
}
