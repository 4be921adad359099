import type { Page } from "@playwright/test";

/** An element, or what styles put before or after its text, and how it is drawn: `color: rgb(0, 0, 0)`. */
interface Drawn {
  readonly part: string;
  readonly values: readonly string[];
}

/** How the page is drawn, as far as it can be seen: of elements that are alike, in parents that are alike, the first. */
export const computedStyles = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() => {
    const kindOf = (element: Element | null) => `${element?.localName}.${element?.getAttribute("class")}`;
    const drawn = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const part = `${kindOf(element)}${pseudo ?? ""}`;
      return { part, values: [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`) };
    };
    // Far below, it is laid out when it comes near: its sizes would tell only whether it has been seen.
    document.querySelector("footer")?.style.setProperty("content-visibility", "visible");
    const parts = ["header", "main", "footer"].map((name) => `${name}, ${name} *`).join();
    const kinds = new Set<string>();
    const firsts = [...document.querySelectorAll(parts)].filter((element) => {
      const kind = `${kindOf(element.parentElement)} > ${kindOf(element)}`;
      return element.checkVisibility() && !kinds.has(kind) && kinds.add(kind);
    });
    return firsts.flatMap((element) => [
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
