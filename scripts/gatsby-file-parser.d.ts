declare module "gatsby/dist/query/file-parser.js" {
  /** Reads out of a file of code what Gatsby needs to know of it; null if that is nothing. */
  export class FileParser {
    parseFile(file: string, addError: (error: unknown) => void): Promise<object | null>;
  }
  const parser: { default?: typeof FileParser };
  export default parser;
}
