import type { Received } from "./report-server";

/**
 * What Google's tag does with what a page tells it, as its documentation has it: the names of commands, addresses and fields
 * are Google's. It counts by itself unless told not to, here as well.
 */
export const analyticsScripts: Readonly<Record<string, string>> = {
  // https://developers.google.com/tag-platform/gtagjs/reference
  "/gtag/js": `{
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
  }`,
};

/** The addresses that were counted, from what the server has received. */
export function countedPages(received: readonly Received[]): string[] {
  return received.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, "http://127.0.0.1");
    const isView = pathname === "/g/collect" && searchParams.get("en") === "page_view";
    return isView ? [searchParams.get("dl") ?? ""] : [];
  });
}
