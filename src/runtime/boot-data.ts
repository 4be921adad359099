/** What the boot file needs to start Gatsby's runtime, put into it at build. */
export interface BootData {
  /** Gatsby's mark of this compilation. */
  readonly hash: string;
  /** The scripts that start the runtime, in order. */
  readonly scripts: readonly string[];
  /** The styles of the pages that follow; a page carries only what it shows itself. */
  readonly stylesheet: string;
}
