import { model } from "../../../src/content-types";
import { entryResolvers } from "./schema";

interface Resolvers {
  readonly Query?: { readonly newsByKey?: { readonly resolve?: unknown } };
  readonly Document?: { readonly fileUrl?: { readonly resolve?: unknown } };
}

const resolvers = (): Resolvers =>
  Reflect.apply(entryResolvers, undefined, [{ createNodeId: (input: string) => `id of ${input}` }, model]);

/** What `newsByKey` gives for keys, and whether it asked in a way that every change of any item answers anew. */
async function ask(keys: readonly string[], published: readonly string[]) {
  const { Query } = resolvers();
  let searched = 0;
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => (published.includes(id.replace("id of News ", "")) ? { id } : null),
    findOne: async () => {
      searched++;
      return null;
    },
  };
  const resolve = Query?.newsByKey?.resolve;
  if (typeof resolve !== "function") throw new Error("There is no newsByKey.");
  return { found: await Reflect.apply(resolve, undefined, [{}, { keys }, { nodeModel }]), searched };
}

test("a list has its items in the order of their keys, without a search among all", async () => {
  const { found, searched } = await ask(["b", "a"], ["a", "b", "c"]);
  expect(found).toEqual([{ id: "id of News b" }, { id: "id of News a" }]);
  expect(searched).toBe(0);
});

test("an item that is not published is left out, and waited for", async () => {
  const { found, searched } = await ask(["gone", "a"], ["a"]);
  expect(found).toEqual([{ id: "id of News a" }]);
  expect(searched).toBe(1);
});

test("the address of a file holds each sign of its name", async () => {
  const resolve = resolvers().Document?.fileUrl?.resolve;
  if (typeof resolve !== "function") throw new Error("There is no fileUrl.");
  const fields = {
    Document: { file: { resolve: (source: { file: string }) => ({ base: source.file }) } },
    File: { publicURL: { resolve: ({ base }: { base: string }) => `/prefix/static/d1/${base}` } },
  };
  const getType = (type: keyof typeof fields) => ({ getFields: () => fields[type] });
  const urlOf = (file: string) => Reflect.apply(resolve, undefined, [{ file }, {}, {}, { schema: { getType } }]);
  expect(await urlOf("Ata #3? 50% ação.pdf")).toBe("/prefix/static/d1/Ata%20%233%3F%2050%25%20a%C3%A7%C3%A3o.pdf");
  expect(await urlOf("ata_(2)-a.pdf")).toBe("/prefix/static/d1/ata_(2)-a.pdf");
});
