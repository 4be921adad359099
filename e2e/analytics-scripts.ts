import type { Received } from "./report-server";

/** The code of a site of which Google counts more than its tag is told. */
export const enhanced = "G-MEDIDO";

/**
 * What Google's tag does with what a page tells it, as its documentation has it: the names of commands, addresses and fields
 * are Google's. It counts by itself unless told not to, here as well.
 */
export const analyticsScripts: Readonly<Record<string, string>> = {
  // https://developers.google.com/tag-platform/gtagjs/reference
  "/gtag/js": `(() => {
    const id = new URL(document.currentScript.src).searchParams.get("id");
    const fields = {};
    let server = "";
    const send = (name, own = {}) => {
      if (window["ga-disable-" + id]) return;
      const { page_location = location.href, page_referrer = document.referrer, page_title = document.title } = { ...fields, ...own };
      navigator.sendBeacon(server + "/g/collect?" + new URLSearchParams({ v: 2, tid: id, en: name, dl: page_location, dr: page_referrer, dt: page_title }));
    };
    const run = (command) => {
      if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
      const [name, first, second] = command;
      if (name === "set") Object.assign(fields, first);
      if (name === "event") send(first, second);
      if (name !== "config") return;
      server = second.server_container_url;
      for (const cookie of ["_ga", "_ga_" + first.slice(2)]) document.cookie = cookie + "=GA1.1.1; path=/; max-age=" + second.cookie_expires;
      if (second.send_page_view !== false) send("page_view");
    };
    for (const command of dataLayer) run(command);
    dataLayer.push = (...commands) => commands.forEach(run);
    addEventListener("click", () => send("click"));
    // "Enhanced measurement", on in each new property: it counts changes of the address by itself, in full, and searches.
    // https://support.google.com/analytics/answer/9216061
    if (id !== "${enhanced}") return;
    let before = location.href;
    const changed = () => {
      const { href } = location;
      if (href !== before) send("page_view", { page_location: href, page_referrer: before });
      before = href;
      search();
    };
    const search = () => {
      const words = new URLSearchParams(location.search);
      for (const name of ["q", "s", "search", "query", "keyword"])
        if (words.has(name)) send("view_search_results", { page_location: location.href });
    };
    for (const name of ["pushState", "replaceState"]) {
      const own = history[name].bind(history);
      history[name] = (...step) => { own(...step); changed(); };
    }
    addEventListener("popstate", changed);
    search();
  })()`,
};

/** The addresses that were counted, from what the server has received. */
export function countedPages(received: readonly Received[]): string[] {
  return received.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, "http://127.0.0.1");
    const isView = pathname === "/g/collect" && searchParams.get("en") === "page_view";
    return isView ? [searchParams.get("dl") ?? ""] : [];
  });
}
