import { validate } from "../../../source-content/check/validate";
import type { Model } from "../../../source-content/fields/collection";
import { placesOf } from "../../../source-content/files/places";
import type { Publication } from "../../server/editor";
import { placeOf } from "../history/places";
import { refusedWith, ServiceError } from "../hooks/explain";
import { savingBegan } from "../local/PublishingBar";
import { today } from "../settings";
import { tryToStore } from "./browser-storage";
import { builtCommit } from "./published-site";
import { type Report, reportsOf } from "./reports";
import {
  culpritOf,
  goBackTo,
  hasSameCode,
  hasSameContent,
  inWords,
  isIn,
  isUndone,
  problemsAt,
  unpublishedSince,
} from "./since-published";
import { contentOf } from "./stored-texts";

const key = "editor.last-save";
/** Hosts build in minutes. Of one that says nothing, this long after a change, something is wrong. */
const patience = 45 * 60_000;
let api: DecapApi | undefined;
/** The commit of the site when this page was opened: its check is of that code, whatever was published since. */
let opened: string | undefined;

/** The repository of who has signed in. */
export const setRepository = (signedIn: DecapApi): void => {
  api = signedIn;
};

interface Save {
  readonly commit: string;
  readonly files: readonly string[];
}

/** Remembers a save until it is on the site, also when the editor is closed. */
export function noteSave(commit: string, files: readonly { readonly path: string }[]): void {
  const save: Save = { commit, files: files.map(({ path }) => path) };
  // Without room for it, the bar has no news of a save that is made.
  tryToStore(key, JSON.stringify(save));
  savingBegan();
}

/** What became of the last save from this browser, and of the branch, on any host: the site says which commit it was built from. */
export async function publicationOf(model: Model): Promise<Publication | undefined> {
  if (!api) return undefined;
  const stored = localStorage.getItem(key);
  const save: Save | null = JSON.parse(stored ?? "null");
  try {
    const publication = await publicationAt(model, api, save);
    // What was saved while this was asked has its own news to come.
    if (publication.phase === "published" && localStorage.getItem(key) === stored) localStorage.removeItem(key);
    return publication;
  } catch (error) {
    if (!save) return { phase: "idle" };
    const { what } = error instanceof ServiceError ? error : refusedWith(0);
    return { phase: "publishing", trouble: what };
  }
}

async function publicationAt(model: Model, of: DecapApi, save: Save | null): Promise<Publication> {
  const built = await builtCommit();
  if (!built) return { phase: "idle" };
  opened ??= built;
  const head = (await of.getDefaultBranch()).commit.sha;
  const isLive =
    built === head || (save && (await isIn(of, save.commit, built))) || (await hasSameContent(of, built, head));
  if (isLive && !save) return { phase: "idle" };
  if (isLive && save && (await isUndone(of, save, built))) return { phase: "published", places: [], isUndone: true };
  if (isLive) {
    const { entries } = validate(model, await contentOf(of, built), today());
    return { phase: "published", places: placesOf(model, save?.files ?? [], entries) };
  }
  return (await brokenContent(model, of, built, head, opened)) ?? (await waitingOrStopped(of, built, head, save));
}

/** The content of the branch fails the check: what is wrong, who began it, and the way back. */
async function brokenContent(
  model: Model,
  of: DecapApi,
  built: string,
  head: string,
  code: string,
): Promise<Publication | undefined> {
  const problems = await problemsAt(model, of, head);
  if (problems.length === 0 || !(await hasSameCode(of, code, head))) return undefined;
  const changes = await unpublishedSince(of, built, head);
  const culprit = await culpritOf(model, of, changes);
  const canGoBack = culprit && (await problemsAt(model, of, built)).length === 0;
  return {
    phase: "failed",
    advice: "Corrija isto e salve de novo:",
    problems: problems.map(({ file, entry, field, found, fix }) => ({
      entry,
      text: `${field}: ${found}. ${fix}`,
      href: placeOf(file),
    })),
    ...(culprit ? { by: `Começou com a mudança de ${culprit.told}.` } : {}),
    ...(canGoBack ? { back: { head, changes: changes.map(({ told }) => told) } } : {}),
  };
}

/** The content is in order: what its host does with it. */
async function waitingOrStopped(of: DecapApi, built: string, head: string, save: Save | null): Promise<Publication> {
  const reports = await reportsOf(of, head);
  const failed = reports?.filter(({ state }) => state === "failed") ?? [];
  const isWaiting = reports?.some(({ state }) => state === "waiting") ?? false;
  const changes = await unpublishedSince(of, built, head);
  const newest = changes.at(-1);
  const by = newest && `A última mudança é de ${newest.told}.`;
  if (failed.some(({ isDecisive }) => isDecisive) || (failed.length > 0 && !isWaiting)) {
    const check = failed.find(({ told }) => told);
    // The check of the content may still go on.
    const acquittal = isWaiting ? "" : "O seu texto não é a causa. ";
    return {
      phase: "failed",
      advice: check ? "Isto foi encontrado:" : `${acquittal}Mostre esta mensagem a quem cuida do site:`,
      problems: (check ? [check] : failed).map(asProblem),
      ...(by ? { by } : {}),
      ...(check && newest ? { back: { head, changes: changes.map(({ told }) => told) } } : {}),
    };
  }
  const since = changes[0]?.date;
  // A review may have waited for days: until it was merged, there was nothing to build.
  const began = changes.findLast(({ isMerge }) => isMerge) ?? changes[0];
  if (since && began && !isWaiting && Date.now() - began.committed.getTime() > patience)
    return {
      phase: "failed",
      advice: `Há mudanças à espera desde ${inWords(since)}, e a hospedagem não diz por quê. Não é preciso salvar de novo: avise quem cuida do site.`,
      problems: [],
      ...(by ? { by } : {}),
    };
  if (!save) return { phase: "idle" };
  return {
    phase: "publishing",
    step: isWaiting
      ? "construindo"
      : reports
        ? "na fila"
        : "a sua conta não pode ver o andamento; o editor avisa quando estiver no ar",
  };
}

const asProblem = ({ name, told, href }: Report) => ({
  entry: name,
  text: told ?? "não conseguiu publicar o site.",
  ...(href ? { href } : {}),
});

/** Takes back what was saved since the site was built; `head` is the commit for which that was shown. */
export async function goBack(head: string): Promise<void> {
  const built = api && (await builtCommit());
  if (!api || !built) throw refusedWith(0);
  noteSave(await goBackTo(api, built, head), []);
}
