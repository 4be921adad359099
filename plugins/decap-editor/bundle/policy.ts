import { createHash } from "node:crypto";
import type { Directives } from "../../static-pages/policy/policy";

/** Decap CMS keeps its styles in an empty element, and shrinks pictures before saving, with WebAssembly. */
export const editorDirectives: Directives = {
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  // An element without text: its rules are put in one by one, which no policy looks at.
  "style-src": ["'self'", `'sha256-${createHash("sha256").digest("base64")}'`],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'", "data:"],
  "media-src": ["'self'", "blob:"],
  "connect-src": ["'self'", "data:", "blob:"],
  "worker-src": ["'self'", "blob:"],
  "frame-src": ["'self'", "blob:"],
  "form-action": ["'none'"],
};
