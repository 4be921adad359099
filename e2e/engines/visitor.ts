import { expect } from "@playwright/test";
import type { Send } from "./wire";

export const keys = {
  Tab: "\uE004",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Enter: "\uE007",
  Backspace: "\uE003",
  ArrowDown: "\uE015",
} as const;

/** A journey waits for something at nearly every step: what is not there yet is looked for again soon, in milliseconds. */
const intervals = [50];

/** How WebDriver hands an element out and takes it back. */
type Handle = Readonly<Record<string, string>>;
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Two frames: what is scrolled to in the next one would be gone from under the press. Without scripts nothing is. */
const atRest = () =>
  matchMedia("(scripting: enabled)").matches &&
  new Promise<boolean>((rest) => requestAnimationFrame(() => requestAnimationFrame(() => rest(true))));

/** What a person does in a browser and sees there, whatever the engine. Everything waits for what it needs. */
export class Visitor {
  constructor(
    private readonly send: Send,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.send("navigate", { url: new URL(path, this.site).href });
  }

  /** Opens an address and waits until its scripts have taken the page over: only they draw the colour switch. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.taken();
  }

  async taken(): Promise<void> {
    // Again each time: the first may come before the page listens.
    const isTaken = () =>
      window.dispatchEvent(new Event("pointerover")) && document.querySelector("footer select") !== null;
    await expect.poll(() => this.read(isTaken), { intervals }).toBe(true);
  }

  readonly leave = () => this.send("navigate", { url: "about:blank" });
  readonly back = () => this.send("back", {});
  readonly forward = () => this.send("forward", {});
  readonly reload = () => this.send("reload", {});

  /** What a function, which knows nothing of what is around it here, gives back in the page. */
  async read<Args extends readonly unknown[], Value>(
    inPage: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    return this.run<Awaited<Value>>(`return (${inPage}).apply(null, arguments)`, args);
  }

  /** Text of a script as it is, with `return`. */
  async run<Value>(script: string, args: readonly unknown[] = []): Promise<Value> {
    // Comes as JSON from the page: its shape is what the function says, as in Playwright's own `evaluate`.
    return (await this.send("run", { script, args })) as Value;
  }

  /** The place in the site where one is. Asked of the browser: WebKit may never answer a script whose page is just left. */
  async place(): Promise<string> {
    const { pathname, search, hash } = new URL(String(await this.send("address", {})));
    return pathname + search + hash;
  }
  readonly title = () => this.read(() => document.title);

  /** All texts that are shown where a selector matches. */
  readonly texts = (selector: string) =>
    this.read(
      (css) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // biome-ignore lint/performance/useDomNodeTextContent: as a person reads it.
          .map(({ innerText }) => innerText.trim()),
      selector,
    );

  readonly count = (selector: string) => this.texts(selector).then(({ length }) => length);

  async sees(selector: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.texts(selector), { message: `${selector} shows ${text}`, intervals })
      .toContainEqual(typeof text === "string" ? text : expect.stringMatching(text));
  }

  async seesNo(selector: string): Promise<void> {
    await expect.poll(() => this.texts(selector), { message: `${selector} is not shown`, intervals }).toEqual([]);
  }

  async isAt(place: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.place(), { intervals })
      .toEqual(typeof place === "string" ? place : expect.stringMatching(place));
  }

  /** Presses the first that is shown where the selector, and the text if there is one, match. */
  async click(selector: string, text?: string): Promise<void> {
    const id = await this.find(selector, text);
    await this.read(atRest);
    await this.send("click", { id });
  }

  /** Types into what matches: what stood there goes. */
  async write(selector: string, text: string): Promise<void> {
    const id = await this.find(selector);
    await this.send("type", { id, text: `${keys.Control}a\uE000${keys.Backspace}` });
    if (text) await this.send("type", { id, text });
  }

  /** Gives files to a field that takes them. */
  async attach(selector: string, files: readonly string[]): Promise<void> {
    await this.send("type", { id: await this.find(selector), text: files.join("\n") });
  }

  /** The fields whose labels match, as selectors. */
  async fields(label: RegExp): Promise<string[]> {
    const found = () =>
      this.read(
        (pattern) =>
          [...document.querySelectorAll("label")].flatMap(({ textContent, control }) => {
            if (!(control instanceof HTMLElement) || !new RegExp(pattern).test(textContent.trim())) return [];
            const { id } = control;
            const [name, value] = [control.getAttribute("name"), control.getAttribute("value")];
            return id ? `[id="${id}"]` : `[name="${name}"][value="${value}"]`;
          }),
        label.source,
      );
    await expect.poll(found, { message: `a field ${label}`, intervals }).not.toEqual([]);
    return found();
  }

  /** The field that is called so. */
  async field(label: string): Promise<string> {
    const [first = ""] = await this.fields(new RegExp(`^${label}( \\(opcional\\))?$`));
    return first;
  }

  /** Takes the option of a list that has this value. */
  readonly choose = (selector: string, value: string) => this.click(`${selector} option[value="${value}"]`);

  /** Presses keys one after the other, those before the last held down. */
  async press(...pressed: readonly string[]): Promise<void> {
    const down = pressed.map((value) => ({ type: "keyDown", value }));
    const up = pressed.map((value) => ({ type: "keyUp", value })).reverse();
    await this.send("act", { actions: [{ type: "key", id: "keyboard", actions: [...down, ...up] }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.send("picture", { full: false })), "base64");
  }

  /** The page on paper, as a PDF. */
  async paper(): Promise<Buffer> {
    return Buffer.from(String(await this.send("print", {})), "base64");
  }

  /** The first that is shown, brought into sight at once: the page itself would glide there. */
  private async find(selector: string, text?: string): Promise<string> {
    let id: string | undefined;
    const look = async () => {
      const found: Handle | null = await this.run(`return (${findShown}).apply(null, arguments)`, [
        selector,
        text ?? null,
      ]);
      id = found?.[elementKey];
      return id;
    };
    await expect.poll(look, { message: `${selector} ${text ?? ""} is shown`, intervals }).toBeDefined();
    return id ?? "";
  }
}

/** Runs in the page. */
function findShown(css: string, text: string | null): Element | null {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    // What a closed list holds is chosen without being shown.
    if (element.tagName !== "OPTION" && !element.checkVisibility({ visibilityProperty: true })) continue;
    // biome-ignore lint/performance/useDomNodeTextContent: as a person reads it.
    if (text !== null && element.innerText.trim() !== text) continue;
    (element.closest("select") ?? element).scrollIntoView({ block: "center", behavior: "instant" });
    return element;
  }
  return null;
}
