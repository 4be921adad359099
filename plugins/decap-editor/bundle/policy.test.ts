import { editorDirectives } from "./policy";

it("lets the editor evaluate no text, and have style elements without text alone", () => {
  expect(editorDirectives["script-src"]).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(editorDirectives["style-src"]).toEqual(["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]);
});
