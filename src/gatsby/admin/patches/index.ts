import type { Patch } from "../patch-packages";
import { draftRestore } from "./draft-restore";

/** Every defect of the editor's packages that is mended while bundling. */
export const patches: readonly Patch[] = [draftRestore];
