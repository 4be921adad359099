import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { watchForNextPages } from "./prefetch";

const seen: { target: Element; show: () => void }[] = [];

/** Stands in for the browser's observer, which jsdom lacks: shows what the test says. */
class Observer {
  private readonly targets = new Set<Element>();
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.targets.add(target);
    seen.push({ target, show: () => this.targets.has(target) && this.report([{ isIntersecting: true, target }]) });
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
  }
}

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="/noticias/item-${index}">Item ${index}</a>`).join("");

let loaded: string[];

beforeEach(() => {
  seen.length = 0;
  loaded = [];
  Object.assign(window, {
    IntersectionObserver: Observer,
    ___loader: { loadPage: (path: string) => Promise.resolve(loaded.push(path)) },
  });
});

function watch(html: string) {
  document.body.innerHTML = html;
  const lookAgain = watchForNextPages(document);
  return lookAgain;
}

test("a link of the content that comes into view is got ready, once", () => {
  watch(`<main>${links(1)}${links(1)}</main>`);
  for (const { show } of seen) show();
  expect(loaded).toEqual(["/noticias/item-0"]);
});

test("links of menus, of files and of other sites are left alone", () => {
  watch(`<header><a href="/a">a</a></header>
    <main><nav><a href="/b">b</a></nav><a href="/arquivo.pdf">c</a><a href="https://example.org/d">d</a><a href="/">here</a></main>`);
  for (const { show } of seen) show();
  expect(loaded).toEqual([]);
});

test("no more than eight are got ready on one page for being in view", () => {
  watch(`<main>${links(20)}</main>`);
  for (const { show } of seen) show();
  expect(loaded).toHaveLength(8);
});

test("what came into view is no more looked at, until the page is another", () => {
  const lookAgain = watch(`<main>${links(9)}</main>`);
  for (const { show } of seen.slice(0, 8)) show();
  document.body.innerHTML = `<main><a href="/documentos">Documentos</a></main>`;
  lookAgain();
  for (const { show } of seen) show();
  expect(loaded.slice(8)).toEqual(["/documentos"]);
});

test("a link under a finger is got ready wherever it is", () => {
  watch(`<header><a href="/pastorais">Pastorais</a></header><main></main>`);
  document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  // The watchers of the tests before are still listening to the same document.
  expect([...new Set(loaded)]).toEqual(["/pastorais"]);
});

test("a link to another site under a finger is left alone", () => {
  watch(`<main><a href="https://example.org/pastorais">Pastorais</a></main>`);
  document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(loaded).toEqual([]);
});

test("what must be loaded whole is not got ready", () => {
  navigateHardWhen((path) => path === "/estatuto");
  watch(`<main><a href="/estatuto">Estatuto</a></main>`);
  for (const { show } of seen) show();
  expect(loaded).toEqual([]);
});
