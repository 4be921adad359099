import type { Received } from "./report-server";

/**
 * What the scripts of the services do with what a page tells them, as their documentation has it: the names of commands,
 * addresses and fields are theirs. Those that count by themselves unless told not to do so here as well.
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
  // https://umami.is/docs/tracker-functions
  "/script.js": `{
    const { origin } = new URL(document.currentScript.src);
    const { websiteId, autoTrack } = document.currentScript.dataset;
    const sent = { website: websiteId, hostname: location.hostname, url: location.href, referrer: document.referrer, title: document.title };
    const track = (change = (all) => all) =>
      navigator.sendBeacon(origin + "/api/send", JSON.stringify({ type: "event", payload: change(sent) }));
    window.umami = { track };
    if (autoTrack !== "false") track();
  }`,
};

/** The addresses that were counted, from what a service has received. */
export function countedPages(received: readonly Received[]): string[] {
  return received.flatMap(({ path, body }) => {
    const { pathname, searchParams } = new URL(path, "http://127.0.0.1");
    if (pathname === "/g/collect") return searchParams.get("en") === "page_view" ? [searchParams.get("dl") ?? ""] : [];
    return pathname === "/api/send" ? [JSON.parse(body).payload.url] : [];
  });
}
