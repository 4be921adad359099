import { type Edit, whole } from "./patches";

const core = "decap-cms-core/dist/esm";

/** Modules that the editor's packages import, and nobody here comes to. */
const modules = [
  // The editorial workflow is not offered (docs/editor.md).
  `${core}/components/Workflow/Workflow.js`,
  `${core}/components/UI/DragDrop.js`,
  // No collection asks for notes, for folders in folders, or for a search elsewhere.
  `${core}/components/Editor/EditorNotesPane/EditorNotesPane.js`,
  `${core}/components/Collection/NestedCollection.js`,
  `${core}/integrations/index.js`,
  // For the readers of front matter that `page-policy` takes out.
  `${core}/lib/polyfill.js`,
  // Previews are this site's own.
  "decap-cms-widget-markdown/dist/esm/MarkdownPreview.js",
  "decap-cms-widget-markdown/dist/esm/serializers/remarkRehypeShortcodes.js",
  "remark-rehype/index.js",
  "rehype-stringify/index.js",
  "decap-cms-backend-bitbucket/dist/esm/index.js",
  // Hints are plain (config.test.ts).
  "remark-gfm/index.js",
  // For browsers without a ResizeObserver.
  "@juggle/resize-observer/lib/exports/resize-observer.js",
  // No form takes money.
  "@stripe/react-stripe-js/dist/react-stripe.umd.js",
  // React 19 looks at no `propTypes`.
  "react-style-proptype/src/index.js",
];

/** What has not to be in the editor, and what little takes its place. Nothing here mends anything: it is all weight. */
export const leftOut: readonly Edit[] = [
  ...modules.map((module): Edit => [module, whole, "module.exports = {};"]),
  // Git Gateway brings GitLab's and Bitbucket's; here it stands before GitHub alone.
  ["decap-cms-backend-gitlab/dist/esm/index.js", whole, "export class API {}\nexport const GitLabBackend = undefined;"],
  // For Netlify's Large Media, which is no more.
  ["minimatch/dist/mjs/index.js", whole, "export const minimatch = undefined;"],
  ["react-markdown/src/react-markdown.js", whole, "export default ({ children }) => children;"],
  // What stands in for old browsers brings a dozen packages.
  ["object.entries/index.js", whole, "module.exports = Object.entries;"],
  // The browser reads HTML itself.
  ["rehype-parse/index.js", whole, "export default editorHooks.readHtml;"],
  // Pictures are only encoded, and every browser of `browserslist` can do so the fast way.
  ["@jsquash/webp/index.js", whole, 'export { default as encode } from "./encode.js";'],
  ["@jsquash/webp/codec/enc/webp_enc.js", whole, 'export { default } from "./webp_enc_simd.js";'],
];
