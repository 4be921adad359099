declare module "gatsby-transformer-remark/extend-node-type" {
  import type { Nodes } from "hast";

  interface Cache {
    readonly get: (key: string) => Promise<unknown>;
    readonly set: (key: string, value: unknown) => Promise<void>;
  }
  interface MarkdownNode {
    readonly id: string;
    readonly internal: { readonly content: string; readonly contentDigest: string };
  }
  interface Fields {
    readonly htmlAst: { readonly resolve: (node: MarkdownNode, args: object, context: undefined) => Promise<Nodes> };
  }

  /** The fields that the plugin adds to its nodes. */
  export default function extendNodeType(
    api: { type: { name: string }; basePath: string; getNodesByType: () => []; cache: Cache },
    options: { plugins: readonly { module: object; pluginOptions: object }[] },
  ): Promise<Fields>;
}
