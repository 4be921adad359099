import { model } from "../../../src/content-types";
import { checkContent } from "../../source-content/files/check";
import { writeEditor } from "../bundle/write";

/**
 * Writes the editor alone into a site that is already built, as the settings are now (docs/editor.md):
 * CMS_LOGIN=git-gateway npx tsx plugins/decap-editor/testing/write-editor.ts /tmp/site
 */
void writeEditor(process.argv[2] ?? "public", {
  entry: "src/previews/editor.ts",
  published: async () =>
    (await checkContent(model)).entries.filter(({ published }) => published).map(({ file }) => file),
});
