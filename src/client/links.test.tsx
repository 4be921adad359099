import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { loadWhole } from "../../plugins/static-pages/browser/recovery";
import { internalTarget, showPlace, watchLinks } from "./links";
import { drawNextPageBy, lost } from "./next-page";

// It leaves the page: tested where there is a browser (e2e/open-page).
jest.mock("../../plugins/static-pages/browser/recovery");

/** What a click on the first link of some HTML would lead to, on the page `/noticias?pagina=1`. */
function targetOf(html: string, init: MouseEventInit = {}, on = "a") {
  document.body.innerHTML = html;
  let target: string | undefined = "no click";
  const read = (click: MouseEvent) => {
    target = internalTarget(click);
    // jsdom can't follow links, and says so after the test.
    click.preventDefault();
  };
  window.addEventListener("click", read, { once: true });
  document.querySelector(on)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return target;
}

beforeEach(() => window.history.replaceState(null, "", "/noticias?pagina=1"));

describe("a click is followed without a new document", () => {
  it.each([
    ["to a page of the site", '<a href="/documentos">x</a>', "/documentos"],
    ["to a part of another page", '<a href="/documentos?a=b#atas">x</a>', "/documentos?a=b#atas"],
    ["to a full address of the site", '<a href="http://localhost/pastorais">x</a>', "/pastorais"],
    ["to the page itself", '<a href="/noticias?pagina=1">x</a>', "/noticias?pagina=1"],
    [
      "to a part of another page, with the same query",
      '<a href="/documentos?pagina=1#a">x</a>',
      "/documentos?pagina=1#a",
    ],
    ["to the page with another query", '<a href="/noticias#a">x</a>', "/noticias#a"],
  ])("%s", (_name, html, target) => expect(targetOf(html)).toBe(target));

  it("also on what stands inside the link", () => {
    expect(targetOf('<a href="/documentos"><span>x</span></a>', {}, "span")).toBe("/documentos");
  });
});

describe("the browser is left to follow a click", () => {
  it.each([
    ["to another site", '<a href="https://example.org/documentos">x</a>'],
    ["to a file", '<a href="/static/estatuto.pdf">x</a>'],
    ["to the editor", '<a href="/admin">x</a>'],
    ["to the search, which needs another policy", '<a href="/busca?q=ata">x</a>'],
    ["to a mail", '<a href="mailto:a@example.org">x</a>'],
    ["to a phone", '<a href="tel:+551155550100">x</a>'],
    ["to what is no address", '<a href="https://%20forms.gle/a">x</a>'],
    ["to an address that was not written to its end", '<a href="https://">x</a>'],
  ])("%s, in place of this page", (_name, html) => expect(targetOf(html)).toBe(""));

  it.each([
    ["to a download", '<a href="/documentos" download>x</a>'],
    ["to a new tab", '<a href="/documentos" target="_blank">x</a>'],
    ["to a part of the same page", '<a href="#atas">x</a>'],
    ["to the top of the same page", '<a href="#">x</a>'],
    ["on a link without an address", "<a>x</a>"],
  ])("%s", (_name, html) => expect(targetOf(html)).toBeUndefined());

  it.each<[string, MouseEventInit]>([
    ["the middle button", { button: 1 }],
    ["Ctrl", { ctrlKey: true }],
    ["Cmd", { metaKey: true }],
    ["Shift", { shiftKey: true }],
    ["Alt", { altKey: true }],
  ])("with %s", (_name, init) => expect(targetOf('<a href="/documentos">x</a>', init)).toBeUndefined());

  it("beside a link", () => expect(targetOf("<p>x</p>", {}, "p")).toBeUndefined());

  it("that somebody else has answered", () => {
    const event = new MouseEvent("click", { cancelable: true });
    document.body.innerHTML = '<a href="/documentos">x</a>';
    document.querySelector("a")?.addEventListener("click", (click) => click.preventDefault());
    document.querySelector("a")?.dispatchEvent(event);
    expect(internalTarget(event)).toBeUndefined();
  });
});

describe("watchLinks", () => {
  const navigate = jest.fn();
  const loadPage = jest.fn();

  const click = async (href = "/documentos?a=b#atas") => {
    document.body.innerHTML = `<a href="${href}">x</a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("a")?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
    return event;
  };

  /** Says whether the server has a file that did not come. */
  const answer = jest.fn();

  beforeEach(() => {
    lost.clear();
    answer.mockResolvedValue({ ok: false });
  });

  beforeAll(() => {
    window.fetch = answer;
    window.___navigate = navigate;
    window.___loader = { loadPage, loadAppData: async () => undefined };
    watchLinks(document);
  });

  it("goes to the page in place of the browser, once it is there", async () => {
    loadPage.mockResolvedValue({});
    const event = await click();
    expect(loadPage).toHaveBeenCalledWith("/documentos?a=b");
    expect(navigate).toHaveBeenCalledWith("/documentos?a=b#atas", { replace: false });
    await click("/noticias?pagina=1");
    expect(navigate).toHaveBeenLastCalledWith("/noticias?pagina=1", { replace: true });
    expect(event.defaultPrevented).toBe(true);
  });

  describe("of a link whose page is still on its way", () => {
    /** Clicks, goes on in another way, and only then has the page come or fail. */
    const clickAnd = async (goOn: () => void, settle: (page: { come: () => void; fail: () => void }) => void) => {
      jest.mocked(loadWhole).mockClear();
      navigate.mockClear();
      loadPage.mockReturnValueOnce(
        new Promise((resolve) =>
          Object.assign(window, {
            late: { come: () => resolve({}), fail: () => resolve({ status: "error", error: new Error("cut off") }) },
          }),
        ),
      );
      await click();
      goOn();
      settle(Reflect.get(window, "late"));
      await new Promise((resolve) => setTimeout(resolve));
    };

    it("only the latest is gone to", async () => {
      loadPage.mockResolvedValue({});
      await clickAnd(
        () => void click(),
        ({ come }) => setTimeout(come),
      );
      await new Promise((resolve) => setTimeout(resolve));
      expect(navigate).toHaveBeenCalledTimes(1);
    });

    // jsdom can't follow links, and says so.
    const toSearch = () => {
      addEventListener("click", (event) => event.preventDefault(), { once: true });
      void click("/busca");
    };
    const by = (sign: string) => () => void dispatchEvent(new Event(sign));
    it.each<[string, () => void]>([
      ["Back", by("popstate")],
      ["another address", by("beforeunload")],
      ["another address, in iOS", by("pagehide")],
      ["a form", by("submit")],
      ["a link that iOS tells nothing of", toSearch],
    ])("nothing is left once the visitor goes elsewhere: %s", async (_name, goOn) => {
      await clickAnd(goOn, ({ come }) => come());
      await clickAnd(goOn, ({ fail: cut }) => cut());
      expect(navigate).not.toHaveBeenCalled();
      expect(loadWhole).not.toHaveBeenCalled();
    });
  });

  it.each<[string, () => void]>([
    ["its code is lost", () => loadPage.mockResolvedValue({ status: "error" })],
    ["nothing of it comes", () => loadPage.mockResolvedValue(undefined)],
    ["it can't be read", () => loadPage.mockRejectedValue(new Error("unreadable"))],
  ])("has the browser load the page where %s", async (_what, lose) => {
    jest.mocked(loadWhole).mockClear();
    navigate.mockClear();
    lose();
    await click();
    expect(loadWhole).toHaveBeenCalledWith("/documentos?a=b#atas", "/documentos");
    expect(navigate).not.toHaveBeenCalled();
  });

  describe("of a link whose page did not come, though the server has it", () => {
    const tap = (sign = "click") => {
      document.body.innerHTML = '<a href="/documentos#atas">x</a>';
      document.querySelector("a")?.dispatchEvent(new MouseEvent(sign, { bubbles: true, cancelable: true }));
    };

    beforeEach(() => {
      jest.useFakeTimers();
      jest.mocked(loadWhole).mockReset();
      loadPage.mockResolvedValue({ status: "error", error: Object.assign(new Error("lost"), { request: "/page.js" }) });
      answer.mockResolvedValue({ ok: true });
    });

    afterEach(() => jest.useRealTimers());

    it("another that was asked for meanwhile, which iOS tells nothing of, has four seconds to come", async () => {
      tap();
      await jest.advanceTimersByTimeAsync(3900);
      expect(answer).toHaveBeenLastCalledWith("/page.js", { method: "HEAD" });
      expect(loadWhole).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
      expect(loadWhole).toHaveBeenCalledWith("/documentos#atas", "/documentos");
    });

    it("four seconds are all that it has, however late it failed", async () => {
      loadPage.mockImplementation(() => new Promise((fail) => setTimeout(() => fail({ status: "error" }), 3500)));
      tap();
      await jest.advanceTimersByTimeAsync(4100);
      expect(loadWhole).toHaveBeenCalled();
    });

    it("nothing is loaded where the visitor has gone on meanwhile", async () => {
      tap();
      await jest.advanceTimersByTimeAsync(1000);
      dispatchEvent(new Event("popstate"));
      await jest.advanceTimersByTimeAsync(9000);
      expect(loadWhole).not.toHaveBeenCalled();
    });

    it("nobody waits where it had failed before the tap: Gatsby never asks again", async () => {
      tap("pointerdown");
      await jest.advanceTimersByTimeAsync(70);
      tap();
      await jest.advanceTimersByTimeAsync(0);
      expect(loadWhole).toHaveBeenCalledWith("/documentos#atas", "/documentos");
    });

    describe("and has not failed either", () => {
      beforeEach(() => loadPage.mockReturnValue(new Promise(() => undefined)));

      it("the browser loads it after four seconds", async () => {
        tap();
        await jest.advanceTimersByTimeAsync(3900);
        expect(loadWhole).not.toHaveBeenCalled();
        await jest.advanceTimersByTimeAsync(200);
        expect(loadWhole).toHaveBeenCalledWith("/documentos#atas", "/documentos");
      });

      it("nothing is loaded where the visitor has gone on meanwhile", async () => {
        tap();
        dispatchEvent(new Event("popstate"));
        await jest.advanceTimersByTimeAsync(9000);
        expect(loadWhole).not.toHaveBeenCalled();
      });
    });
  });

  it.each([
    ["/documentos?a=b#atas", "/page-data/documentos/page-data.json"],
    ["/", "/page-data/index/page-data.json"],
  ])("the server is asked for the data of %s where no code is known to be lost", async (href, data) => {
    loadPage.mockResolvedValue({ status: "error" });
    await click(href);
    expect(answer).toHaveBeenLastCalledWith(data, { method: "HEAD" });
  });

  it("without a network nobody waits", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    loadPage.mockResolvedValue({ status: "error" });
    answer.mockRejectedValue(new TypeError("no network"));
    jest.mocked(loadWhole).mockClear();
    await click();
    expect(loadWhole).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it.each<[string, string, MouseEventInit, string[]]>([
    ["that a click would follow is got ready", "/documentos#atas", {}, ["http://localhost/documentos#atas"]],
    ["with a question is got ready", "/documentos?a=b", {}, ["http://localhost/documentos?a=b"]],
    ["for a new tab is left alone", "/documentos", { ctrlKey: true }, []],
    ["with another button is left alone", "/documentos", { button: 2 }, []],
    ["to another site is left alone", "https://example.org/documentos", {}, []],
  ])("a press on a link %s", async (_name, href, init, expected) => {
    const page = { component: () => null, json: { data: {}, pageContext: {} }, page: { path: "/documentos" } };
    loadPage.mockResolvedValue(page);
    const drawn: string[] = [];
    drawNextPageBy((next) => next && drawn.push(next.href));
    document.body.innerHTML = `<a href="${href}">x</a>`;
    document.querySelector("a")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, ...init }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(drawn).toEqual(expected);
    if (expected[0]) expect(loadPage).toHaveBeenLastCalledWith(expected[0].replace(/^http:..localhost|#.*/g, ""));
  });

  it("what was got ready goes when something else is pressed", async () => {
    const draw = jest.fn();
    drawNextPageBy(draw);
    document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    expect(draw).toHaveBeenCalledWith(undefined);
  });

  it("a page that can't be got ready is left to the click", async () => {
    const failed = Promise.reject(new Error("no line"));
    loadPage.mockReturnValue(failed);
    const draw = jest.fn();
    drawNextPageBy(draw);
    document.body.innerHTML = '<a href="/documentos">x</a>';
    document.querySelector("a")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    await expect(failed).rejects.toThrow("no line");
    expect(draw).not.toHaveBeenCalled();
  });

  it("what comes too late, after the finger has left, is not drawn", async () => {
    let arrive: (page: unknown) => void = () => undefined;
    loadPage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const draw = jest.fn();
    drawNextPageBy(draw);
    document.body.innerHTML = '<a href="/documentos">x</a>';
    document.querySelector("a")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    document.dispatchEvent(new Event("pointercancel"));
    arrive({ component: () => null, json: {}, page: { path: "/documentos" } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(draw.mock.calls).toEqual([[undefined]]);
  });

  it("leaves a page that must be loaded whole to the browser", async () => {
    navigate.mockClear();
    navigateHardWhen((path) => path.startsWith("/documentos"));
    const isLeft = jest.fn();
    document.addEventListener("click", (event) => {
      isLeft(!event.defaultPrevented);
      // jsdom can't follow links.
      event.preventDefault();
    });
    await click();
    expect(isLeft).toHaveBeenCalledWith(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});

it("showPlace opens all that hides the place which the address leads to, and nothing else, and makes no step for Back", () => {
  document.body.innerHTML = `
    <details id="a"><details id="b"><p id="lugar">x</p></details></details>
    <details id="c"><p id="outro">y</p></details>`;
  const steps = window.history.length;
  for (const hash of ["#lugar", "#nada", "#%"]) {
    window.history.replaceState(null, "", hash);
    showPlace();
  }
  expect([...document.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["a", "b"]);
  expect(window.history.length).toBe(steps);
});
