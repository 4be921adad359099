import type { Patch } from "../patch-packages";

const because =
  "A save that a field refuses said nothing unless the field was empty, and the field may be out of sight.";
const changes = [
  ["      if (hasPresenceErrors) {", "      if (hasPresenceErrors || !fieldsErrors.isEmpty()) {"],
] as const;

/** Whoever presses 'Publicar' hears that a field is in the way. */
export const toldErrors: readonly Patch[] = ["entries", "editorialWorkflow"].map((name) => ({
  module: `decap-cms-core/dist/esm/actions/${name}.js`,
  because,
  changes,
}));
