import type { Frame } from "./report-texts";

export interface Report {
  readonly message: string;
  readonly frames: readonly Frame[];
  readonly path: string;
  /** Version of the site. */
  readonly build: string;
  readonly browser: string;
}

/**
 * The endpoint behind an address of Sentry's kind: a DSN (`https://key@host/1`), or the endpoint itself
 * (`…/api/1/envelope/`, `…/api/1/store/`). Undefined for any other address.
 *
 * @see https://develop.sentry.dev/sdk/overview/#parsing-the-dsn
 */
export function sentryUrl(address: string): string | undefined {
  const url = new URL(address);
  if (/\/api\/\d+\/(envelope|store)\/?$/.test(url.pathname)) return address;
  const [, prefix = "", project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  if (!url.username || !project) return undefined;
  return `${url.protocol}//${url.host}${prefix}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`;
}

/**
 * A report as Sentry's event: alone for the store endpoint, in an envelope for the other. As plain text no browser asks
 * the server for permission first.
 *
 * @see https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export function eventOf({ message, frames, path, build, browser }: Report, endpoint: string): string {
  const id = crypto.randomUUID().replaceAll("-", "");
  const [type = "Error", value = message] = message.split(/: (.*)/s);
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: "javascript",
    level: "fatal",
    release: build,
    request: { url: path, headers: { "User-Agent": browser } },
    exception: { values: [{ type, value, stacktrace: { frames: frames.map(toSentry).reverse() } }] },
  };
  if (endpoint.includes("/store")) return JSON.stringify(event);
  return [{ event_id: id, sent_at: new Date().toISOString() }, { type: "event" }, event]
    .map((part) => JSON.stringify(part))
    .join("\n");
}

const toSentry = ({ name, file, line, column }: Frame) => ({
  function: name,
  filename: file,
  lineno: line,
  colno: column,
  in_app: true,
});
