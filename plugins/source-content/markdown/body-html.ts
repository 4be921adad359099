import type { Node, NodePluginArgs } from "gatsby";
import type { Nodes } from "hast";
import type { BodySurroundings } from "../../../src/lib/markdown/finish-body";
import { renderBody } from "../../../src/lib/markdown/render-body";
import type { PictureData } from "../../../src/lib/picture";
import { type Resolver, type ResolverContext, resolveField } from "../nodes/resolver";

/** The body of an entry as HTML: made by gatsby-transformer-remark, sanitized, and given the site's own blocks. */
export const bodyHtml =
  ({ createNodeId }: Pick<NodePluginArgs, "createNodeId">): Resolver<Record<string, unknown>, Node> =>
  async ({ id, internal, parent, ...entry }, _args, context, info) => {
    if (!internal.content) return "";
    const file = context.nodeModel.getNodeById({ id: String(parent), type: "File" });
    const surroundings: BodySurroundings = {
      picture: async (name, use) => {
        const picture = await neighbour(file, name, context);
        return (await resolveField("File", "picture", picture, { use }, context, info)) as PictureData | null;
      },
      document: async (key) => {
        const node = context.nodeModel.getNodeById({ id: createNodeId(`Document ${key}`), type: "Document" });
        if (!node) return null;
        const [url, type, size] = await Promise.all(
          ["fileUrl", "fileType", "fileSize"].map((field) => resolveField("Document", field, node, {}, context, info)),
        );
        return { url: String(url), type: String(type), bytes: Number(size) };
      },
      // Its address is an anchor on a page of many.
      sharedBy: String(entry.path).includes("#") ? { slug: String(entry.slug), title: String(entry.title) } : undefined,
    };
    // The body that the check read: the plugin splits files by its own rules.
    const tree = (await resolveField("MarkdownRemark", "htmlAst", { id, internal }, {}, context, info)) as Nodes;
    return renderBody(tree, surroundings);
  };

function neighbour(file: Node | null, name: string, context: ResolverContext): Promise<Node | null> {
  const folder = String(file?.dir ?? "");
  return context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: `${folder}/${name}` } } } });
}
