import { http, within } from "../../../src/lib/http";
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

/** Asks the server from time to time for its version, while the page is visible, and reloads the page for another one. */
export function watchVersion({ own, interval, first }: Watched): void {
  const plan = (wait: number) => setTimeout(checkWhenVisible, wait + Math.random() * jitter);
  const checkWhenVisible = () => {
    if (document.visibilityState === "visible") void check();
    else document.addEventListener("visibilitychange", checkWhenVisible, { once: true });
  };
  const check = async () => {
    const id = await latestId();
    if (id === undefined || id === own || !replace(id)) plan(interval);
  };
  plan(first);
}

/**
 * Reloads the page, once for each version; where that is not possible or would lose what was typed, a notice says so, and
 * the next page is loaded whole. False if another version may still come and be reloaded for.
 */
function replace(id: string): boolean {
  navigateHardWhen(() => true);
  const isTyping = hasUnsavedInput(document);
  const before = recall(key);
  if (!isTyping && before && !before.includes(id) && remember(key, [...before, id])) {
    location.reload();
    return true;
  }
  showNewVersion(isTyping);
  return isTyping;
}

/** Says that the site has a newer version: to who is typing, that it can wait; to others, with a button that shows it. */
function showNewVersion(isTyping: boolean): void {
  const text = isTyping
    ? "O site foi atualizado. Termine com calma: a versão nova aparece quando você abrir outra página."
    : "O site foi atualizado.";
  const buttons: Record<string, () => void> = isTyping
    ? { Entendi: () => notice.remove() }
    : { "Ver a versão nova": () => location.reload() };
  const notice = showNotice({ id: "new-version", text: [text], buttons });
  notice.role = "status";
}

/** The version that the server has; undefined when it does not say so in the form that a build writes. */
async function latestId(): Promise<string | undefined> {
  try {
    const latest: unknown = await http("/builds/latest.json", { cache: "no-store", signal: within(timeout) });
    const id: unknown = typeof latest === "object" && latest !== null ? Reflect.get(latest, "id") : undefined;
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}
