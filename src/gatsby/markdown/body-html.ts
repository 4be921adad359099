import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { Nodes } from "hast";
import type { BodySurroundings } from "../../lib/markdown/finish-body";
import { renderBody } from "../../lib/markdown/render-body";
import { pictureData } from "../pictures";
import { childOfType, type Resolver, type ResolverContext, resolveField } from "../resolver";

/** The body of an entry as HTML: made by gatsby-transformer-remark, sanitized, and given the site's own blocks. */
export const bodyHtml =
  ({ createNodeId }: CreateSchemaCustomizationArgs): Resolver =>
  async (source, _args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: String(source.parent), type: "File" });
    const remark = childOfType(file, "MarkdownRemark", context);
    if (!remark) return "";
    const tree = (await resolveField("MarkdownRemark", "htmlAst", remark, {}, context, info)) as Nodes;
    const surroundings: BodySurroundings = {
      picture: async (name) => pictureData(await neighbour(file, name, context), "BODY", context, info),
      document: async (key) => {
        const node = context.nodeModel.getNodeById({ id: createNodeId(`Document ${key}`), type: "Document" });
        if (!node) return null;
        const [url, type, size] = await Promise.all(
          ["fileUrl", "fileType", "fileSize"].map((field) => resolveField("Document", field, node, {}, context, info)),
        );
        return { url: String(url), type: String(type), bytes: Number(size) };
      },
    };
    return renderBody(tree, surroundings);
  };

function neighbour(file: Node | null, name: string, context: ResolverContext): Promise<Node | null> {
  const folder = String(file?.dir ?? "");
  return context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: `${folder}/${name}` } } } });
}
