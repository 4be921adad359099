declare module "gatsby/dist/utils/webpack-utils.js" {
  import type { RuleSetRule, WebpackPluginInstance } from "webpack";

  type Make<Name extends string, Value> = Readonly<Record<Name, (options?: object) => Value>>;

  /** Makes the rules and plugins of Gatsby's webpack configuration. */
  export function createWebpackUtils(
    stage: string,
    program: { readonly directory: string },
  ): {
    readonly rules: Make<"js" | "css" | "cssModules", RuleSetRule>;
    readonly plugins: Make<"extractText" | "minifyJs" | "minifyCss", WebpackPluginInstance>;
  };
}

declare module "gatsby/dist/query/file-parser.js" {
  /** Reads the queries out of files of code. */
  class FileParser {
    parseFile(file: string, ...rest: unknown[]): Promise<unknown>;
  }
  const parser: { readonly default: typeof FileParser };
  export default parser;
}
