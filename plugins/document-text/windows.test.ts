import { createResolvers } from "./gatsby-node";

jest.mock("node:path", () => jest.requireActual("node:path").win32);
jest.mock("./read-documents", () => ({ documentFacts: async (path: string) => ({ pages: [path] }) }));

test("where paths have backslashes, a document's file is asked for as Gatsby spells it", async () => {
  const file = "C:/site/content/documents/ata/ata.pdf";
  const resolvers: Record<string, Record<string, { resolve: (...args: unknown[]) => Promise<unknown> }>> = {};
  const text = { absolutePath: "C:/site/content/documents/ata/index.md", dir: "C:/site/content/documents/ata" };
  const args = { createResolvers: (more: object) => Object.assign(resolvers, more), getNode: () => text };
  Reflect.apply(createResolvers, undefined, [args, { type: "Document", field: "file" }]);
  const findOne = jest.fn();
  const pages = await resolvers.Document?.pages?.resolve({ file: "ata.pdf" }, {}, { nodeModel: { findOne } });
  expect(findOne).toHaveBeenCalledWith({ type: "File", query: { filter: { absolutePath: { eq: file } } } });
  expect(pages).toBe(1);
});
