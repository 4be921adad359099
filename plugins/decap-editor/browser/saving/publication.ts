import { http } from "../../../../src/lib/http";
import { validate } from "../../../source-content/check/validate";
import type { Model } from "../../../source-content/fields/collection";
import { placesOf } from "../../../source-content/files/places";
import type { Publication } from "../../server/editor";
import { savingBegan } from "../local/PublishingBar";
import { today } from "../settings";
import { contentOf } from "./stored-texts";

const key = "editor.last-save";
let api: DecapApi | undefined;

/** The repository of who has signed in. */
export const setRepository = (signedIn: DecapApi): void => {
  api = signedIn;
};

/** Remembers a save until it is on the site, also when the editor is closed. */
export function noteSave(commit: string, files: readonly { readonly path: string }[]): void {
  localStorage.setItem(key, JSON.stringify({ commit, files: files.map(({ path }) => path) }));
  savingBegan();
}

/** What became of the last save from this browser, and of the branch, on any host: the site says which commit it was built from. */
export async function publicationOf(model: Model): Promise<Publication | undefined> {
  if (!api) return undefined;
  // GitHub's pages are kept for ten minutes on the way.
  const built = await http<{ commit?: string }>(`/admin/commit.json?${Date.now()}`, { cache: "no-store" });
  if (!built.commit) return { phase: "idle" };
  const save: { commit?: string; files?: string[] } = JSON.parse(localStorage.getItem(key) ?? "{}");
  const head = (await api.getDefaultBranch()).commit;
  const isLive = built.commit === head.sha || (save.commit && (await isIn(api, save.commit, built.commit)));
  if (isLive && !save.commit) return { phase: "idle" };
  const { problems, entries } = validate(model, await contentOf(api, head.sha), today());
  if (isLive) {
    localStorage.removeItem(key);
    return { phase: "published", places: placesOf(model, save.files ?? [], entries) };
  }
  const { name, date } = head.commit.author;
  const by = `A última mudança é de ${name}, em ${new Date(date).toLocaleString("pt-BR")}.`;
  const told = problems.map(({ entry, field, found, fix }) => ({ entry, text: `${field}: ${found}. ${fix}` }));
  if (told.length > 0) return { phase: "failed", by, problems: told };
  if (!save.commit) return { phase: "idle" };
  const builds = await buildsOf(api, head.sha).catch(() => []);
  const failed = builds.filter(({ state }) => /failure|error|timed_out/.test(state ?? ""));
  if (failed.length === 0)
    return {
      phase: "publishing",
      step: builds.some(({ state }) => /pending|in_progress/.test(state ?? "")) ? "construindo" : "na fila",
    };
  return {
    phase: "failed",
    by,
    problems: failed.map((build) => ({ entry: build.name ?? "", text: build.url ?? "falhou" })),
  };
}

const isIn = (of: DecapApi, commit: string, later: string): Promise<boolean> =>
  of.request<{ status: string }>(`${of.repoURL}/compare/${commit}...${later}`).then(
    ({ status }) => /^(ahead|identical)$/.test(status),
    () => false,
  );

/**
 * What hosts and workflows say of a commit: Netlify and others as statuses, Cloudflare and GitHub's own as check runs.
 * https://docs.github.com/rest/commits/statuses, https://docs.github.com/rest/checks/runs
 */
async function buildsOf(of: DecapApi, commit: string) {
  const address = `${of.repoURL}/commits/${commit}`;
  const [{ statuses }, { check_runs: runs }] = await Promise.all([
    of.request<{ statuses: Record<"context" | "state" | "target_url", string | null>[] }>(`${address}/status`),
    of.request<{ check_runs: Record<"name" | "status" | "conclusion" | "html_url", string | null>[] }>(
      `${address}/check-runs`,
    ),
  ]);
  return [
    ...statuses.map(({ context, state, target_url: url }) => ({ name: context, state, url })),
    ...runs.map(({ name, status, conclusion, html_url: url }) => ({ name, state: conclusion ?? status, url })),
  ];
}
