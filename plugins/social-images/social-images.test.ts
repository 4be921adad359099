import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import createPicture from "sharp";

type Hooks = Record<"createSchemaCustomization" | "createResolvers" | "onPostBuild", (...args: unknown[]) => unknown>;

const before = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "social-images-"));

beforeAll(async () => {
  mkdirSync(join(folder, "public", "static"), { recursive: true });
  const create = { width: 4, height: 3, channels: 4, background: "#0c394480" } as const;
  await createPicture({ create }).toFile(opaque);
  await createPicture({ create }).toFile(seeThrough);
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const src = "/static/cover.jpg";
const opaque = join(folder, "cover.jpg");
const seeThrough = join(folder, "logo.png");
const coverAt = (absolutePath: string) => ({
  id: "cover",
  children: ["sharp"],
  base: "cover.jpg",
  absolutePath,
  internal: { type: "File", contentDigest: absolutePath },
});
const sharp = { id: "sharp", internal: { type: "ImageSharp" } };
const kept = new Map<string, unknown>();

/** One build of a site whose only item is asked for its preview picture by its page and by a list; says how often Gatsby was asked to make it. */
async function build(path = opaque, expected: unknown = { src, alt: "Aviso" }): Promise<number> {
  const resize = jest.fn(async () => ({ src }));
  const fieldOf = (name: string, field: string, resolve: () => unknown) =>
    new GraphQLObjectType({ name, fields: { [field]: { type: GraphQLString, resolve } } });
  const types = [fieldOf("Picture", "image", () => coverAt(path)), fieldOf("ImageSharp", "resize", resize)];
  let social: ((...args: unknown[]) => unknown) | undefined;
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => kept.set(key, value),
  };
  const args = {
    cache,
    actions: { createTypes: () => undefined },
    createResolvers: (added: { News: { social: { resolve: (...args: unknown[]) => unknown } } }) => {
      social = added.News.social.resolve;
    },
  };
  await jest.isolateModulesAsync(async () => {
    const hooks = jest.requireActual<Hooks>("./gatsby-node");
    await hooks.createSchemaCustomization(args);
    hooks.createResolvers(args, { types: ["News"] });
    const info = { schema: new GraphQLSchema({ types }) };
    for (const _asked of ["by its page", "by a list"])
      expect(
        await social?.({ title: "Aviso", cover: {} }, {}, { nodeModel: { getNodeById: () => sharp } }, info),
      ).toEqual(expected);
    await hooks.onPostBuild(args);
  });
  return resize.mock.calls.length;
}

test("a preview picture is asked for once in a build, and in the next one only where its file is gone", async () => {
  expect(await build()).toBe(1);
  writeFileSync(join("public", src), "");
  expect(await build()).toBe(0);
  rmSync(join("public", src));
  expect(await build()).toBe(1);
});

test("a cover that can be seen through has none: it would stand on black", async () => {
  expect(await build(seeThrough, null)).toBe(0);
  expect(await build(seeThrough, null)).toBe(0);
});
