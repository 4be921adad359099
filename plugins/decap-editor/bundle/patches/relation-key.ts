import type { Patch } from "../patch-packages";

const because =
  "Where an entry is a folder, Decap's slug ends in the name of its file. https://github.com/decaporg/decap-cms/issues/4092";

/** A chosen entry is stored as `estatuto-da-secao/index`. */
export const relationKey: Patch = {
  module: "decap-cms-widget-relation/dist/esm/RelationControl.js",
  because,
  changes: [
    [
      "stringTemplate.compileStringTemplate(field, null, hit.slug, data)",
      "stringTemplate.compileStringTemplate(field, null, hit.slug.replace(/\\/index$/, ''), data)",
    ],
  ],
};

/** The history calls an entry `retiro-2026/index`. */
export const messageKey: Patch = {
  module: "decap-cms-core/dist/esm/lib/formatters.js",
  because,
  changes: [
    [
      "export function commitMessageFormatter(type, config, {\n  slug,",
      "export function commitMessageFormatter(type, config, {\n  slug: slugWithFile,",
    ],
    [
      "  const templates = {\n    ...commitMessageTemplates,",
      "  const slug = slugWithFile?.replace(/\\/index$/, '');\n  const templates = {\n    ...commitMessageTemplates,",
    ],
  ],
};

/** The second text of one title comes to lie in the folder of the first, as `retiro/index-1.md`, where no page is made of it. */
export const ownFolder: Patch = {
  module: "decap-cms-core/dist/esm/backend.js",
  because,
  changes: [
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
      "      uniqueSlug = `${slug}${sanitizeChar(' ', slugConfig)}${i++}`;",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
      "      uniqueSlug = slug.replace(/(\\/index)?$/, end => `${sanitizeChar(' ', slugConfig)}${i++}${end}`);",
    ],
  ],
};
