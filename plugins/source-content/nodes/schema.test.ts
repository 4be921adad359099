import { model } from "../../../src/content-types";
import { entryResolvers } from "./schema";

/** What `newsByKey` gives for keys, and whether it asked in a way that every change of any item answers anew. */
async function ask(keys: readonly string[], published: readonly string[]) {
  const args = { createNodeId: (input: string) => `id of ${input}` };
  const { Query }: { Query?: { newsByKey?: { resolve?: unknown } } } = Reflect.apply(entryResolvers, undefined, [
    args,
    model,
  ]);
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
