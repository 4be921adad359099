import type { Patch } from "../patch-packages";

/** Asked whether to restore an unsaved text, an editor says yes, and nothing is restored. */
export const draftRestore: Patch = {
  module: "decap-cms-core/dist/esm/components/Editor/Editor.js",
  because:
    "The backup is looked for before the entry has loaded, and loading then overwrites it. https://github.com/decaporg/decap-cms/issues/5055 5470 6989",
  changes: [
    [
      "import debounce from 'lodash/debounce';",
      "import { draftKept, draftRestored } from 'editor-hooks';\nimport debounce from 'lodash/debounce';",
    ],
    [
      "    this.props.persistLocalBackup(entry, collection);\n  }, 2000);",
      "    this.props.persistLocalBackup(entry, collection);\n    draftKept(entry.get('path'));\n  }, 500);",
    ],
    [
      `    retrieveLocalBackup(collection, slug);
    if (newEntry) {
      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }`,
      `    if (newEntry) {
      Promise.resolve(createEmptyDraft(collection, this.props.location.search)).then(() => retrieveLocalBackup(collection, slug));
    } else {
      this.open();
    }`,
    ],
    [
      "  componentDidUpdate(prevProps) {\n    if (!prevProps.localBackup",
      `  // An unsaved text stays where it is as long as its page can't be opened.
  async open() {
    const { collection, slug, loadEntry, retrieveLocalBackup } = this.props;
    await loadEntry(collection, slug);
    if (!this.props.entry?.get('error')) await retrieveLocalBackup(collection, slug);
  }
  componentDidUpdate(prevProps) {
    if (!prevProps.localBackup`,
    ],
    [
      `      if (confirmLoadBackup) {
        this.props.loadLocalBackup();`,
      `      if (confirmLoadBackup) {
        this.restoredBackup = true;
        draftRestored(this.props.localBackup.getIn(['entry', 'path']));
        this.props.loadLocalBackup();`,
    ],
    [
      `    if (newEntry) {
      prevProps.createEmptyDraft`,
      `    if (newEntry && !this.restoredBackup) {
      prevProps.createEmptyDraft`,
    ],
  ],
};

/** What is typed while a save is under way is lost, and a second one meets the first; one that failed is told to the console, too. */
export const toldFailure: Patch = {
  module: "decap-cms-core/dist/esm/components/Editor/Editor.js",
  because: "The form stays open while it is saved, and nobody takes the rejection up.",
  changes: [
    [
      "import { Component } from 'react';",
      "import { holdForm } from \"editor-hooks\";\nimport { Component } from 'react';",
    ],
    [
      "    await persistEntry(collection);\n",
      `    if (this.isSaving) return;
    this.isSaving = true;
    const release = holdForm();
    try {
      await persistEntry(collection);
    } catch {
      return;
    } finally {
      this.isSaving = false;
      release();
    }
`,
    ],
  ],
};
