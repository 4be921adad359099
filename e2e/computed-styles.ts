import type { Page } from "@playwright/test";

/** An element, or what styles put before or after its text, and how it is drawn: `color: rgb(0, 0, 0)`. */
interface Drawn {
  readonly part: string;
  readonly values: readonly string[];
}

/** How every element of the page that can be seen is drawn. */
export const computedStyles = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() => {
    const drawn = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const part = `${element.localName}.${element.getAttribute("class")}${pseudo ?? ""}`;
      return { part, values: [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`) };
    };
    const parts = ["header", "main", "footer"].map((name) => `${name}, ${name} *`).join();
    const seen = [...document.querySelectorAll(parts)].filter((element) => element.checkVisibility());
    return seen.flatMap((element) => [
      drawn(element),
      ...["::before", "::after"]
        .filter((pseudo) => getComputedStyle(element, pseudo).content !== "none")
        .map((pseudo) => drawn(element, pseudo)),
    ]);
  });

/** What is drawn in another way, a line each: `a.x: color: red, was color: blue`. */
export function redrawn(before: readonly Drawn[], after: readonly Drawn[]): string[] {
  if (before.length !== after.length) return [`${after.length} parts, were ${before.length}`];
  return after.flatMap(({ part, values }, place) => {
    const old = before[place];
    const changed = values.flatMap((value, index) =>
      value === old?.values[index] ? [] : [`${part}: ${value}, was ${old?.values[index]}`],
    );
    return old?.part === part ? changed : [`${part}, was ${old?.part}`];
  });
}
