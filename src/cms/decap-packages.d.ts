/** Decap publishes types for its core only; of its other packages the editor takes what is named here. */

interface DecapFile {
  readonly path: string;
  readonly raw: string;
  /** Where the entry is moved to. */
  readonly newPath?: string;
}

/** What every backend offers; far from all of it. */
interface DecapBackend {
  getEntry(path: string): Promise<{ readonly data: string | null }>;
  persistEntry(
    entry: { readonly dataFiles: readonly DecapFile[] },
    options: { readonly newEntry?: boolean; readonly useWorkflow?: boolean },
  ): Promise<unknown>;
  deleteFiles(paths: readonly string[], commitMessage: string): Promise<unknown>;
  entriesByFiles(files: readonly { readonly path: string }[]): Promise<readonly DecapText[]>;
  entriesByFolder(folder: string, extension: string, depth: number): Promise<readonly DecapText[]>;
  /** Where `entriesByFolder` gives the first page alone. */
  allEntriesByFolder?(folder: string, extension: string, depth: number): Promise<readonly DecapText[]>;
}

interface DecapText {
  readonly data: string | null;
  readonly file: { readonly path: string };
}

type DecapBackendClass = new (config: unknown, options?: unknown) => DecapBackend;

interface DecapUser {
  readonly name: string;
  readonly login?: string;
}

interface DecapProxyBackend extends DecapBackend {
  readonly branch: string;
  readonly proxyUrl: string;
  authComponent(): unknown;
  restoreUser(user: DecapUser): Promise<DecapUser>;
  authenticate(credentials: DecapUser): Promise<DecapUser>;
  request(payload: Readonly<Record<string, unknown>>): Promise<unknown>;
}

declare module "decap-cms-backend-git-gateway" {
  export const GitGatewayBackend: DecapBackendClass;
}
declare module "decap-cms-backend-gitea" {
  export const GiteaBackend: DecapBackendClass;
}
declare module "decap-cms-backend-github" {
  export const GitHubBackend: DecapBackendClass;
}
declare module "decap-cms-backend-gitlab" {
  export const GitLabBackend: DecapBackendClass;
}
declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: new (config: unknown, options?: unknown) => DecapProxyBackend;
}
declare module "decap-cms-locales" {
  export const en: Record<string, unknown>;
  export const pt: Record<string, unknown>;
}
declare module "decap-cms-widget-*" {
  const widget: { readonly Widget: () => import("decap-cms-core").CmsWidgetParam };
  export default widget;
}

declare module "decap-cms-core/dist/esm/constants/configSchema" {
  /** @throws an error with a line for each thing that is wrong */
  export function validateConfig(config: unknown): void;
}
