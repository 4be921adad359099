declare module "gatsby-transformer-remark/on-node-create" {
  interface Api {
    readonly node: { readonly id: string; readonly internal: { readonly type: string; readonly mediaType: string } };
    readonly loadNodeContent: () => Promise<string>;
    readonly actions: { readonly createNode: () => void; readonly createParentChildLink: () => void };
    readonly createNodeId: (id: string) => string;
    readonly createContentDigest: () => string;
    readonly reporter: { readonly panicOnBuild: (message: string) => void };
  }

  /** Makes a node of a Markdown file. */
  export function onCreateNode(api: Api, options: object): Promise<unknown>;
}
