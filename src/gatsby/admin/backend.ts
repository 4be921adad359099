import type { CmsBackend } from "decap-cms-core";

/** A backend with the origins that the page of the editor must be allowed to talk to. */
export interface Backend {
  readonly config: CmsBackend;
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}

/** The backend that the environment asks for. */
export function backendOf(env: NodeJS.ProcessEnv): Backend {
  return {
    config: { name: "github", repo: env.CMS_REPO ?? "", branch: env.CMS_BRANCH ?? "main" },
    connect: ["https://api.github.com", "https://www.githubstatus.com", "https://api.netlify.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  };
}
