/** Decap publishes types for its core only; of its other packages the editor takes what is named here. */

interface DecapFile {
  readonly path: string;
  readonly slug: string;
  readonly raw: string;
  /** Where the entry is moved to. */
  readonly newPath?: string;
}

/** A file in the tree of a commit; without a sha it is taken out. */
interface DecapTreeFile {
  readonly path: string;
  readonly sha?: string | null;
}

/** A file beside an entry. */
interface DecapAsset extends DecapTreeFile {
  /** What was chosen in the form. */
  readonly fileObj?: File;
}

interface DecapTree {
  readonly tree: readonly { readonly type: string; readonly path: string; readonly sha: string }[];
  readonly truncated?: boolean;
}

/** How an entry is saved. */
interface DecapSaving {
  readonly commitMessage: string;
  readonly newEntry?: boolean;
}

/** GitHub's interface, also behind git-gateway. */
interface DecapApi {
  readonly branch: string;
  readonly repoURL: string;
  urlFor(path: string, options: { readonly params?: unknown }): string;
  requestHeaders(headers?: unknown): Promise<Record<string, string>>;
  request<Answer>(
    path: string,
    options?: { readonly params?: unknown; readonly headers?: unknown; readonly method?: string },
  ): Promise<Answer>;
  readFile(path: string, id: string | null): Promise<string>;
  getDefaultBranch(): Promise<{ readonly commit: { readonly sha: string } }>;
  /** Gives the file its sha. */
  uploadBlob(file: DecapTreeFile): Promise<DecapTreeFile>;
  updateTree(commit: string, files: readonly DecapTreeFile[]): Promise<unknown>;
  commit(message: string, tree: unknown): Promise<{ readonly sha: string }>;
  patchBranch(name: string, commit: string): Promise<unknown>;
}

/** What Decap hands to the page of a login; far from all of it. */
interface DecapLoginProps {
  readonly inProgress: boolean;
  readonly error?: unknown;
  readonly config: { readonly display_url?: string; readonly backend?: { readonly name: string } };
  readonly onLogin: (user: DecapUser) => void;
}

/** What every backend offers; far from all of it. */
interface DecapBackend {
  /** Where the service has one, and somebody has signed in. */
  readonly api?: DecapApi | null;
  /** Ours, where there is none (local/local-backend.ts). */
  onHead?(checkAndSave: () => Promise<unknown>): Promise<void>;
  authComponent(): import("react").ComponentType<DecapLoginProps>;
  authenticate(credentials: DecapUser): Promise<DecapUser>;
  logout(): unknown;
  getEntry(path: string): Promise<{ readonly data: string | null }>;
  getMedia(folder?: string): Promise<readonly { readonly path: string }[]>;
  persistEntry(
    entry: { readonly dataFiles: readonly DecapFile[]; readonly assets: readonly DecapAsset[] },
    options: DecapSaving,
  ): Promise<unknown>;
  deleteFiles(paths: readonly string[], commitMessage: string): Promise<unknown>;
  entriesByFiles(files: readonly { readonly path: string }[]): Promise<readonly DecapText[]>;
  entriesByFolder(folder: string, extension: string, depth: number, only?: RegExp): Promise<readonly DecapText[]>;
  /** Where `entriesByFolder` gives the first page alone. */
  allEntriesByFolder?(folder: string, extension: string, depth: number, only?: RegExp): Promise<readonly DecapText[]>;
}

interface DecapText {
  readonly data: string | null;
  readonly file: { readonly path: string };
}

type DecapBackendClass = new (config: unknown, options?: unknown) => DecapBackend;

interface DecapUser {
  readonly name: string;
  readonly login?: string;
  readonly token?: string;
  /** Of Netlify's Identity alone. */
  readonly email?: string;
  jwt?(): Promise<string>;
}

interface DecapGitHub extends DecapBackend {
  readonly apiRoot: string;
  readonly tokenKeyword: string;
  _currentUserPromise?: Promise<DecapUser> | undefined;
  currentUser(of: { readonly token: string }): Promise<DecapUser>;
}

interface DecapProxyBackend extends DecapBackend {
  readonly branch: string;
  readonly proxyUrl: string;
  restoreUser(user: DecapUser): Promise<DecapUser>;
  request(payload: Readonly<Record<string, unknown>>): Promise<unknown>;
}

declare module "decap-cms-lib-auth" {
  export class NetlifyAuthenticator {
    authenticate(options: unknown, tell: (error: unknown, user?: DecapUser) => void): void;
  }
}
declare module "decap-cms-backend-git-gateway" {
  interface GitGateway extends DecapBackend {
    getToken(): Promise<string>;
    status(): Promise<{ readonly auth: { readonly status: boolean } }>;
  }
  export const GitGatewayBackend: new (config: unknown, options?: unknown) => GitGateway;
}
declare module "gotrue-js" {
  interface IdentityUser extends DecapUser {
    update(change: { readonly password: string }): Promise<IdentityUser>;
  }
  export default class GoTrue {
    constructor(options: { readonly APIUrl: string });
    login(email: string, password: string, remember: boolean): Promise<IdentityUser>;
    acceptInvite(token: string, password: string, remember: boolean): Promise<IdentityUser>;
    recover(token: string, remember: boolean): Promise<IdentityUser>;
    requestPasswordRecovery(email: string): Promise<unknown>;
  }
}
declare module "decap-cms-backend-github" {
  export const GitHubBackend: (new (
    config: unknown,
    options?: unknown,
  ) => DecapGitHub) & {
    readonly prototype: DecapGitHub;
  };
  export const API: { readonly prototype: DecapApi };
}
declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: new (config: unknown, options?: unknown) => DecapProxyBackend;
}
declare module "decap-cms-lib-util" {
  export function parseLinkHeader(header: string): Readonly<Record<string, string>>;
  export function parsePointerFile(text: string): unknown;
}
declare module "decap-cms-locales" {
  export const en: Record<string, unknown>;
  export const pt: Record<string, unknown>;
}
declare module "decap-cms-ui-default" {
  /** Styles for any list of choices of react-select. */
  export const reactSelectStyles: Record<never, never>;
}
declare module "decap-cms-widget-list" {
  type ListControl = import("react").Component & {
    onSortEnd: (move: { readonly oldIndex: number; readonly newIndex: number }) => void;
  };
  const widget: {
    readonly Widget: () => import("decap-cms-core").CmsWidgetParam & {
      readonly controlComponent: new (props: unknown) => ListControl;
    };
  };
  export default widget;
}
declare module "decap-cms-widget-image" {
  interface ImageProps {
    readonly value: unknown;
    readonly field: unknown;
    readonly getAsset: (value: string, field: unknown) => unknown;
  }
  type FileControl = import("react").Component<ImageProps> & {
    renderImages: () => import("react").ReactNode;
    componentDidMount(): void;
    componentWillUnmount(): void;
  };
  const widget: {
    readonly Widget: () => import("decap-cms-core").CmsWidgetParam & {
      readonly controlComponent: new (props: unknown) => FileControl;
    };
  };
  export default widget;
}
declare module "decap-cms-widget-relation" {
  interface Hit {
    readonly slug: string;
  }
  type RelationControl = import("react").Component & {
    parseHitOptions: (hits: readonly Hit[]) => unknown;
    mounted: boolean;
    readonly loadOptions: ((term: string, show: (options: readonly unknown[]) => void) => void) & { flush(): void };
    loadInitialOptions: () => Promise<void>;
    triggerInitialOnChange(value: unknown, options: unknown): void;
  };
  const widget: {
    readonly Widget: () => import("decap-cms-core").CmsWidgetParam & {
      readonly controlComponent: new (props: unknown) => RelationControl;
    };
  };
  export default widget;
}
declare module "decap-cms-widget-*" {
  const widget: {
    readonly Widget: () => import("decap-cms-core").CmsWidgetParam & {
      readonly controlComponent: import("./widgets/control").Control;
    };
  };
  export default widget;
}

declare module "decap-cms-core/dist/esm/constants/configSchema" {
  /** @throws an error with a line for each thing that is wrong */
  export function validateConfig(config: unknown): void;
}

declare module "decap-cms-widget-markdown/dist/esm/serializers" {
  type Fragment = import("slate").Descendant[];
  /** A root of what Decap's editor of texts holds. */
  export function htmlToSlate(html: string): { readonly children: Fragment };
  export function markdownToSlate(markdown: string, options: { readonly voidCodeBlock: boolean }): Fragment;
  export function slateToMarkdown(children: Fragment, options: { readonly voidCodeBlock: boolean }): string;
}
declare module "decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/*" {
  /** Changes the editor that it gets. */
  export default function withWays<E extends import("slate").Editor>(editor: E): E;
}
