import { createResolvers } from "./schema";

/** What `newsByKey` gives for keys, and whether it asked in a way that every change of any item answers anew. */
async function ask(keys: readonly string[], published: readonly string[]) {
  let resolve: unknown;
  const args = {
    createNodeId: (input: string) => `id of ${input}`,
    createResolvers: (types: { Query: { newsByKey: { resolve: unknown } } }) => {
      resolve = types.Query.newsByKey.resolve;
    },
  };
  if (!createResolvers) throw new Error("Gatsby is given no resolvers.");
  Reflect.apply(createResolvers, undefined, [args]);
  let searched = 0;
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => (published.includes(id.replace("id of News ", "")) ? { id } : null),
    findOne: async () => {
      searched++;
      return null;
    },
  };
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
