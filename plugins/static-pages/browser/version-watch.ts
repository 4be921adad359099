import { http } from "../../../src/lib/http";
import { navigateHardWhen } from "./hard-navigation";
import { showNotice } from "./notice";
import { recall, remember } from "./session";
import { hasUnsavedInput } from "./unsaved";

const key = "version-reloads";

/** Spreads the checks of many open pages. */
const jitter = 60_000;

/** How long an answer may take. */
const timeout = 10_000;

interface Watched {
  /** The version of the site that this page is of. */
  readonly own: string;
  /** Milliseconds between two checks. */
  readonly interval: number;
  /** The same before the first one. */
  readonly first: number;
}

/**
 * Asks the server from time to time for its version, while the page is visible, and has another one come with the next page, or as
 * soon as nobody looks and nothing is open.
 */
export function watchVersion({ own, interval, first }: Watched): void {
  const plan = (wait: number) => setTimeout(checkWhenVisible, wait + Math.random() * jitter);
  const checkWhenVisible = () => {
    if (document.hidden) document.addEventListener("visibilitychange", checkWhenVisible, { once: true });
    else void check();
  };
  const check = async () => {
    const newer = await versionBeside(own);
    if (newer && replace(newer)) return;
    plan(interval);
    if (!newer) return;
    // In a task of its own: a page that is left is hidden too, and never comes to it.
    const replaceUnseen = () => setTimeout(() => document.hidden && replace(newer));
    document.addEventListener("visibilitychange", replaceUnseen, { once: true });
  };
  plan(first);
}

/**
 * Reloads the page, once for each version; where that is not possible or would lose what was typed, a notice says so, and
 * the next page is loaded whole. False if another version may still come and be reloaded for.
 */
function replace({ id, prerendered }: Version): boolean {
  navigateHardWhen(() => true);
  const isTyping = hasUnsavedInput(document);
  if (!isTyping && isInUse()) return false;
  const before = recall(key);
  if (!isTyping && before && !before.includes(id) && remember(key, [...before, id])) {
    location.reload();
    return true;
  }
  showNewVersion(isTyping, !prerendered.includes(location.pathname));
  return isTyping;
}

/**
 * True while somebody looks at the page, or has a place in it that a reload would lose: an open part, a list that is narrowed down, a
 * link or the menu. What has a tabindex is given the focus by Gatsby, at each change of page. A reload keeps the height.
 */
const isInUse = () =>
  !document.hidden || document.querySelector(`:focus:not([tabindex]), [open], [type=search][value]:not([value=""])`);

/** Says that the site has a newer version: to who is typing, that it can wait; to others, with a button that shows it. */
function showNewVersion(isTyping: boolean, isGone: boolean): void {
  const text = isTyping
    ? "O site foi atualizado. Termine com calma: a versão nova aparece quando você abrir outra página."
    : `O site foi atualizado${isGone ? ", e esta página já não está nele" : ""}.`;
  const buttons: Record<string, () => void> = isTyping
    ? { Entendi: () => notice.remove() }
    : { "Ver a versão nova": () => location.reload() };
  const notice = showNotice({ id: "new-version", text: [text], buttons });
  notice.role = "status";
}

interface Version {
  readonly id: string;
  /** The paths of its pages. */
  readonly prerendered: readonly unknown[];
}

/**
 * The version that the server has in place of this one. Undefined when it does not say so in the form that a build writes, and
 * as long as the list of its pages is not there: some hosts are given a new build file by file.
 */
async function versionBeside(own: string): Promise<Version | undefined> {
  const id = await read("/builds/latest.json", "id", { cache: "no-store" });
  if (typeof id !== "string" || id === "" || id === own) return undefined;
  const prerendered = await read(`/builds/meta/${id}.json`, "prerendered");
  return Array.isArray(prerendered) ? { id, prerendered } : undefined;
}

/** One value of a file that a build wrote. After this signal a second try ends at once, so `within` would only be more code. Safari 15 waits. */
async function read(file: string, name: string, how: { cache?: RequestCache } = {}): Promise<unknown> {
  const data: unknown = await http(file, { ...how, signal: AbortSignal.timeout?.(timeout) }).catch(() => undefined);
  return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}
