declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** What `gatsbyImageData` asks for: https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-plugin-image/#all-options */
  export function generateImageData(options: {
    readonly file: Node;
    readonly args: object;
    readonly cache: GatsbyCache;
    readonly pathPrefix: string;
    readonly reporter: Pick<Reporter, "info"> & { readonly warn: (text: string) => unknown };
  }): Promise<IGatsbyImageData>;
}
