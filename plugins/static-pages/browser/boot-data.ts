/** What the boot file needs to start Gatsby's runtime, put into it at build. */
export interface BootData {
  /** Gatsby's mark of this compilation. */
  readonly hash: string;
  /** The scripts that start the runtime, in order. */
  readonly scripts: readonly string[];
  /** The script of pages with forms. */
  readonly forms: string;
  /** The styles of the pages that follow, whole or not at all; a page carries only what it shows itself. */
  readonly stylesheet: { readonly href: string; readonly integrity: string };
}

declare global {
  interface Window {
    /** The styles of the pages that follow are not there: asked for by the boot file, and not yet here, or lost on the way. */
    lacksNextStyles?: boolean;
    /** What the boot file does for each page. It puts this there, so that the runtime needs no copy. */
    tendPage?: () => void;
  }
}
