import { validateConfig } from "decap-cms-core/dist/esm/constants/configSchema";
import { model } from "../../../src/content-types";
import { entryFormat, settingFormat } from "../../source-content/adapters/to-decap";
import { configOf } from "./config";
import type { EditorSettings } from "./settings";

// Of the whole editor the check needs these names alone.
jest.mock("decap-cms-core/dist/esm/lib/registry", () => ({ getWidgets: () => [{ name: "string", schema: {} }] }));
jest.mock("decap-cms-core/dist/esm/lib/i18n", () => ({
  I18N_STRUCTURE: { SINGLE_FILE: "single_file" },
  I18N_FIELD: { TRANSLATE: "translate" },
}));
jest.mock("decap-cms-core/dist/esm/formats/formats", () => ({
  frontmatterFormats: ["frontmatter"],
  extensionFormatters: { md: {}, yml: {} },
}));

const settings: EditorSettings = {
  siteName: "OPBB-SP",
  siteUrl: "https://opbb-sp.example.org",
  ofState: "de São Paulo",
  timeZone: "America/Sao_Paulo",
  backend: { name: "github", repo: "opbb-sp/site", branch: "main" },
  iconsUrl: "https://icons.example.org",
  missing: [],
  previewStyles: "preview.css",
};

// The page itself does not have it checked: plugins/decap-editor/bundle/patches.ts.
test("Decap finds nothing wrong with its configuration", () => {
  expect(() => validateConfig(configOf(model, settings))).not.toThrow();
});

test("Decap would find what is wrong", () => {
  jest.spyOn(console, "error").mockImplementation();
  const { collections } = configOf(model, settings);
  expect(() => validateConfig({ ...configOf(model, settings), collections: "none" })).toThrow(/collections/);
  expect(() => validateConfig({ ...configOf(model, settings), collections: [...collections, collections[0]] })).toThrow(
    /unique/,
  );
});

test("every collection has a format of ours: Decap's own are not in the bundle", () => {
  for (const { format } of configOf(model, settings).collections)
    expect([entryFormat, settingFormat]).toContain(format);
});

test("lists begin with the newest", () => {
  const [first] = configOf(model, settings).collections.find(({ name }) => name === "news")?.sortable_fields ?? [];
  expect(first).toEqual({ field: "date", label: "Data", default_sort: "desc" });
});

test("hints are plain: what would read Markdown in them is not in the bundle", () => {
  const texts = [...JSON.stringify(configOf(model, settings)).matchAll(/"hint":"([^"]+)"/g)].map(([, text]) => text);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /[*_~`[\]<]/.test(text ?? ""))).toEqual([]);
});
