declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodePluginArgs } from "gatsby";
  import type { FileSystemNode } from "gatsby-source-filesystem";

  export function createFileNode(
    path: string,
    createNodeId: NodePluginArgs["createNodeId"],
    options: object,
    cache?: Pick<NodePluginArgs["cache"], "get" | "set">,
  ): Promise<FileSystemNode>;
}
