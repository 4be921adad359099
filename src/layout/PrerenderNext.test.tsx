import { act, render, screen } from "@testing-library/react";
import { Component, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { LoadedPage } from "../../plugins/static-pages/browser/gatsby-window";
import { forgetPrepared, prepare } from "../client/next-page";
import { PrerenderNext } from "./PrerenderNext";

const origin = "http://localhost";

interface Page {
  resources: Required<Pick<LoadedPage, "component" | "json" | "page">>;
  element: ReactNode;
  path: string;
  draws: () => number;
  /** What the page was told of its address when it was last drawn. */
  told: () => { href?: string | undefined; path?: string | undefined };
}

interface Drawn {
  pageContext?: { title?: string };
  location?: { href: string };
  path?: string;
}

/** A page as Gatsby has it: its resources, and the element that is made when it is shown. */
function pageAt(path: string, mood: "good" | "broken" = "good"): Page {
  let count = 0;
  let told = {};
  const draw = ({ pageContext, location, path: key }: Drawn) => {
    count += 1;
    told = { href: location?.href, path: key };
    if (mood === "broken") throw new Error("broken page");
    return <h1>{pageContext?.title}</h1>;
  };
  const json = { data: {}, pageContext: { title: path } };
  return {
    path,
    element: createElement(draw, { pageContext: json.pageContext, key: path }),
    resources: { component: { default: draw }, json, page: { path } },
    draws: () => count,
    told: () => told,
  };
}

const shown = ({ path, element, resources }: Page, hash = "") => (
  <Boundary>
    <PrerenderNext path={path} href={`${origin}${path}${hash}`} resources={resources}>
      {element}
    </PrerenderNext>
  </Boundary>
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <p>página de erro</p> : this.props.children;
  }
}

/** Presses the link to a page, which the loader gives, and lets React draw it. */
const press = ({ path, resources }: Page, loaded: LoadedPage = resources) =>
  act(async () => {
    Object.assign(window, { ___loader: { loadPage: async () => loaded } });
    prepare(path);
  });

const hidden = () =>
  screen.getAllByRole("heading", { hidden: true }).filter((heading) => heading.style.display === "none");

const home = pageAt("/");
beforeEach(() => act(forgetPrepared));

test("the page of a pressed link is drawn out of sight and shown without being drawn again", async () => {
  const item = pageAt("/noticias/item");
  const { rerender } = render(shown(home));
  await press(item);
  const [prepared] = hidden();
  expect(prepared?.textContent).toBe("/noticias/item");
  expect(screen.getByRole("heading").textContent).toBe("/");
  rerender(shown(item));
  expect(screen.getByRole("heading")).toBe(prepared);
  expect(item.draws()).toBe(1);
  act(forgetPrepared);
  expect(screen.getAllByRole("heading", { hidden: true })).toEqual([prepared]);
});

test("it is told the address that it will have, as it will be told when it is shown", async () => {
  const item = pageAt("/pastorais/oração");
  const { rerender } = render(shown(home));
  await press(item);
  const address = encodeURI(item.path);
  expect(item.told()).toEqual({ href: `${origin}${address}`, path: address });
  rerender(shown({ ...item, path: address }));
  expect(item.draws()).toBe(1);
});

test("data that are others are drawn, be the address the same", () => {
  const { rerender } = render(shown(home));
  rerender(shown(pageAt("/noticias/item")));
  const again = { ...pageAt("/noticias/item"), element: <h1>corrigida</h1> };
  rerender(shown(again));
  expect(screen.getByRole("heading").textContent).toBe("corrigida");
});

test("the page that the visit begins with has nothing around it, as in the HTML that was built", () => {
  const { element, path, resources } = home;
  const page = (
    <PrerenderNext path={path} href={undefined} resources={resources}>
      {element}
    </PrerenderNext>
  );
  expect(renderToString(page)).toBe(renderToString(element));
});

test("it stays, with what is typed, when Gatsby loads it anew for another question", () => {
  const first = { ...pageAt("/busca"), element: <input /> };
  const { rerender } = render(shown(first));
  const field = screen.getByRole("textbox");
  rerender(shown({ ...first, resources: pageAt("/busca").resources }, "?q=ata#top"));
  expect(screen.getByRole("textbox")).toBe(field);
});

test("the page where the visit began is prepared too, when one comes back to it", async () => {
  const [first, item] = [pageAt("/"), pageAt("/noticias/item")];
  const { rerender } = render(shown(first));
  rerender(shown(item));
  await press(first);
  const [prepared] = hidden();
  rerender(shown(first));
  expect(screen.getByRole("heading")).toBe(prepared);
});

test("a link to a place in a page leads there as the page is shown, and is a change of the page afterwards", async () => {
  const item = pageAt("/noticias/item");
  const { rerender } = render(shown(home));
  rerender(shown(item));
  const before = item.draws();
  rerender(shown(item, "#fim"));
  expect(item.draws()).toBe(before);
  rerender(shown({ ...item, element: <h1>outra</h1> }, "#outra"));
  expect(screen.getByRole("heading").textContent).toBe("outra");
});

test("a press that leads nowhere leaves nothing", async () => {
  render(shown(home));
  await press(pageAt("/noticias/item"));
  expect(hidden()).toHaveLength(1);
  act(forgetPrepared);
  expect(hidden()).toHaveLength(0);
});

test.each([
  ["could not be had", { status: "error" }],
  ["is not there", { ...pageAt("/404").resources }],
])("what %s is not prepared", async (_, loaded) => {
  render(shown(home));
  await press(pageAt("/noticias/item"), loaded);
  expect(hidden()).toHaveLength(0);
});

test("the page shown needs not be prepared", async () => {
  render(shown(home));
  await press(home);
  expect(hidden()).toHaveLength(0);
});

test("a page that breaks out of sight breaks nothing, until it is shown", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = pageAt("/quebrada", "broken");
  const { rerender } = render(shown(home));
  await press(broken);
  expect(screen.getByRole("heading").textContent).toBe("/");
  rerender(shown(broken));
  expect(screen.getByText("página de erro")).toBeTruthy();
});
