import { refusedWith, ServiceError } from "../hooks/explain";

/** What a host, or the check of the content, says of a commit. */
export interface Report {
  readonly name: string;
  readonly state: "waiting" | "failed" | "done";
  /** What it found; only the check of the content says it to an editor. */
  readonly told?: string;
  readonly href?: string;
  /** Says by itself that the site was not built. Of the jobs of GitHub Actions some are about other things. */
  readonly isDecisive: boolean;
}

/** The check run that .github/workflows/content.yml writes, with what is wrong as its summary. */
const contentCheck = "Conteúdo";

/** https://docs.github.com/rest/commits/statuses */
interface Status {
  readonly context: string;
  readonly state: string;
  readonly target_url: string | null;
}

/** https://docs.github.com/rest/checks/runs */
interface CheckRun {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly details_url: string | null;
  readonly output?: { readonly summary: string | null };
  readonly app?: { readonly slug?: string } | null;
}

/**
 * What is said of a commit; undefined where the account may not see it. Cloudflare and GitHub Pages answer with check runs,
 * others with statuses; Netlify says something of previews alone (https://decapcms.org/docs/turbo-deploy-status-setup/), a
 * server of one's own nothing: the content's check run speaks for all of them.
 */
export async function reportsOf(api: DecapApi, commit: string): Promise<readonly Report[] | undefined> {
  const address = `${api.repoURL}/commits/${commit}`;
  try {
    const [{ statuses }, { check_runs: runs }] = await Promise.all([
      api.request<{ statuses: readonly Status[] }>(`${address}/status`),
      api.request<{ check_runs: readonly CheckRun[] }>(`${address}/check-runs`),
    ]);
    const isPreview = ({ context }: Status) => context.endsWith("/deploy-preview");
    return [...statuses.filter((status) => !isPreview(status)).map(ofStatus), ...runs.map(ofRun)];
  } catch (error) {
    const isRefused = [403, 404].some(
      (status) => error instanceof ServiceError && error.what === refusedWith(status).what,
    );
    if (isRefused) return undefined;
    throw error;
  }
}

const ofStatus = ({ context, state, target_url }: Status): Report => ({
  name: context,
  state: state === "pending" ? "waiting" : state === "success" ? "done" : "failed",
  isDecisive: true,
  ...linkTo(target_url),
});

function ofRun({ name, status, conclusion, details_url, output, app }: CheckRun): Report {
  const isOurs = name === contentCheck;
  const isFailed = /^(failure|timed_out|startup_failure|action_required)$/.test(conclusion ?? "");
  return {
    name,
    state: status !== "completed" ? "waiting" : isFailed ? "failed" : "done",
    isDecisive: isOurs || app?.slug !== "github-actions",
    ...(isOurs && output?.summary ? { told: plain(output.summary) } : {}),
    ...linkTo(details_url),
  };
}

/** Whoever may write a status chooses its address. */
const linkTo = (address: string | null) => (address && /^https?:\/\//.test(address) ? { href: address } : {});

/** The comment of scripts/check-site.ts without its Markdown. */
const plain = (summary: string) => summary.replace(/\*\*/g, "").replace(/^ {4}/gm, "").trim();
