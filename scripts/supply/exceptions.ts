/** A known weakness that we live with for a while. */
export interface Exception {
  /** As in the report: `GHSA-xxxx-xxxx-xxxx`. */
  readonly advisory: string;
  readonly package: string;
  /** Why it can't hurt this site. */
  readonly reason: string;
  /** The last day on which this holds; then somebody looks again. */
  readonly until: string;
}

export const exceptions: readonly Exception[] = [];
