import { needsOwnDocument } from "./own-documents";

it.each(["/admin", "/busca"])("knows that a page with a policy of its own needs a document of its own: %s", (page) =>
  expect(needsOwnDocument(page)).toBe(true),
);
