import type { Patch } from "../patch-packages";

/** A small picture is enlarged to the width that large ones are shrunk to. */
export const noEnlarging: Patch = {
  module: "decap-cms-core/dist/esm/lib/imageTransformations.js",
  because: "The target width is taken as it is, however small the picture.",
  changes: [
    [
      "const width = config.width ?? undefined;",
      "const width = config.width ? Math.min(config.width, sourceWidth) : undefined;",
    ],
  ],
};

/** What the site can't show is stored all the same: HEIC photos, files of any kind and size. */
export const refuseFiles: Patch = {
  module: "decap-cms-core/dist/esm/actions/mediaLibrary.js",
  because: "Uploads are checked for nothing but a size that is the same for every field.",
  changes: [
    [
      "import { currentBackend } from '../backend';",
      "import { explain, refuseFile } from 'editor-hooks';\nimport { currentBackend } from '../backend';",
    ],
    [
      `    const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);
    const uploadFileName`,
      `    const refusal = await refuseFile(file, field);
    if (refusal) {
      window.alert(refusal);
      return;
    }
    const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);
    const uploadFileName`,
    ],
  ],
};

/** An entry that is deleted leaves its pictures behind; and its text is offered among its pictures. */
export const entryFolders: Patch = {
  module: "decap-cms-core/dist/esm/backend.js",
  because: "Decap does not know that the files beside an entry are its own.",
  changes: [
    [
      "    let paths = [path];\n",
      `    let paths = [path];
    if (path.endsWith('/index.md')) {
      const beside = await this.implementation.getMedia(path.slice(0, -'/index.md'.length));
      paths = [path, ...beside.map(file => file.path).filter(other => other !== path)];
    }
`,
    ],
    [
      "entry.mediaFiles = entry.mediaFiles.concat(...files);",
      "entry.mediaFiles = entry.mediaFiles.concat(files.flat().filter(({ path }) => !path.endsWith('/index.md')));",
    ],
  ],
};

const oneAtATime =
  "Of several files that are chosen, only the first is sent. https://github.com/decaporg/decap-cms/issues/1032";

/** Twelve pictures of an assembly take twelve rounds through the window. */
export const severalFiles: readonly Patch[] = [
  {
    module: "decap-cms-core/dist/esm/components/UI/FileUploadButton.js",
    because: oneAtATime,
    changes: [['      type: "file",\n', '      type: "file",\n      multiple: true,\n']],
  },
  {
    module: "decap-cms-core/dist/esm/components/MediaLibrary/MediaLibrary.js",
    because: oneAtATime,
    changes: [
      [
        "      await persistMedia(file, {\n        privateUpload,\n        field\n      });\n",
        "      for (const one of files) {\n        await persistMedia(one, { privateUpload, field });\n      }\n",
      ],
    ],
  },
];
