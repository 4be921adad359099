import extendNodeType from "gatsby-transformer-remark/extend-node-type";
import type { Nodes } from "hast";
import markdownParser from "../../../markdown-parser/index.cjs";

/** Makes a body's tree as the build does: with gatsby-transformer-remark's own field, and the build's own options. */
export async function remarkRoad(): Promise<(markdown: string) => Promise<Nodes>> {
  const kept = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => {
      kept.set(key, value);
    },
  };
  const { htmlAst } = await extendNodeType(
    { type: { name: "MarkdownRemark" }, basePath: "", getNodesByType: () => [], cache },
    { plugins: [{ module: markdownParser, pluginOptions: {} }] },
  );
  let count = 0;
  return async (markdown) => {
    kept.clear();
    count += 1;
    const id = String(count);
    return htmlAst.resolve({ id, internal: { content: markdown, contentDigest: id } }, {}, undefined);
  };
}
