import { escapeHtml } from "../../../src/lib/escape-html";
import { originsOf } from "../../../src/lib/servers";
import { pagePolicy } from "../../static-pages/policy/policy";
import type { EditorSettings } from "../browser/settings";
import type { Backend } from "./backend";
import type { Bundle } from "./bundle";
import { editorDirectives } from "./policy";

/** The page of the editor. */
export function editorPage(bundle: Bundle, backend: Backend, settings: EditorSettings): string {
  // A draft may name an icon of any set.
  const servers = [...(backend.outside["connect-src"] ?? []), ...originsOf(settings.iconsUrl)];
  const outside = { ...backend.outside, "connect-src": servers };
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagePolicy(editorDirectives, outside))}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="same-origin">
    <title>Editor | ${escapeHtml(settings.siteName)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/admin/${bundle.styles}">
    <script type="module" src="/admin/${bundle.script}"></script>
  </head>
  <body>
    <div id="nc-root" data-settings="${escapeHtml(JSON.stringify(settings))}"></div>
    <noscript><p>O editor precisa de JavaScript. Ligue-o nas configurações do navegador e recarregue a página.</p></noscript>
  </body>
</html>
`;
}
