import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";

/** Types whose entries have a cover; of the other pictures, which are few, only the home page's is large. */
const withCover = ["News", "Ministry"] as const;

/**
 * Asks for the covers before the bundling, so that sharp works while webpack does: Gatsby itself asks only after it.
 * One entry is asked for each picture, and only for pictures that no earlier build has seen.
 */
export async function startPictures({ graphql, getNodesByType, cache }: CreatePagesArgs): Promise<void> {
  const digests = new Map(
    getNodesByType("File").map((file) => [String(file.absolutePath), file.internal.contentDigest]),
  );
  const folders = new Map(getNodesByType("File").map((file) => [file.id, String(file.dir)]));
  for (const type of withCover) {
    const known: unknown = await cache.get(`covers ${type}`);
    const seen = new Set<string>(Array.isArray(known) ? known : []);
    const ids = getNodesByType(type).flatMap((node) => {
      const digest = digests.get(join(folders.get(node.parent ?? "") ?? "", coverOf(node)));
      if (!digest || seen.has(digest)) return [];
      seen.add(digest);
      return [node.id];
    });
    if (ids.length > 0) await graphql(queryFor(type), { ids });
    await cache.set(`covers ${type}`, [...seen]);
  }
  await graphql(queryForLargest);
}

function coverOf({ cover }: Node): string {
  const image: unknown = typeof cover === "object" && cover !== null ? Reflect.get(cover, "image") : undefined;
  return typeof image === "string" ? image : "";
}

const queryFor = (type: string) => `
  query EarlyPictures($ids: [String!]!) {
    all${type}(filter: { id: { in: $ids } }) {
      nodes { cover { cover: data(use: COVER) { src } card: data(use: CARD) { src } } }
    }
  }
`;

const queryForLargest = `
  query EarlyHero { page(key: { eq: "home" }) { cover { data(use: HERO) { src } } } }
`;
