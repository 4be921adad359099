import type { Patch } from "../patch-packages";
import { draftRestore, toldFailure } from "./draft-restore";
import { draftsFirst } from "./drafts-first";
import { formFromNothing, formPerEntry } from "./form-per-entry";
import { hardCodedEnglish } from "./hard-coded-english";
import { markdownStyle, tableAlignment } from "./markdown";
import { entryFolders, noEnlarging, refuseFiles, severalFiles } from "./media";
import { noEvaluation } from "./no-evaluation";
import { noInlineStyles } from "./no-inline-styles";
import { notRead } from "./not-read";
import { demandedDescription, groupOfField, optionalGroup } from "./optional-group";
import { previewLink } from "./preview-link";
import { messageKey, ownFolder, relationKey } from "./relation-key";
import { removeBlock } from "./remove-block";
import { startPage } from "./start-page";
import { thumbnail } from "./thumbnail";
import { toldErrors } from "./told-errors";
import { noUnpublishing } from "./unpublish";

/** Every defect of the editor's packages that is mended while bundling. */
export const patches: readonly Patch[] = [
  demandedDescription,
  draftRestore,
  draftsFirst,
  entryFolders,
  formFromNothing,
  formPerEntry,
  groupOfField,
  ...hardCodedEnglish,
  markdownStyle,
  messageKey,
  noEnlarging,
  ...noEvaluation,
  ...noInlineStyles,
  ...notRead,
  noUnpublishing,
  optionalGroup,
  ownFolder,
  previewLink,
  refuseFiles,
  relationKey,
  removeBlock,
  ...severalFiles,
  startPage,
  tableAlignment,
  thumbnail,
  ...toldErrors,
  toldFailure,
];
