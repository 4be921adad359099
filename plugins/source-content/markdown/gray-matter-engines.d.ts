declare module "gray-matter/lib/engines" {
  interface Engine {
    readonly parse: (text: string) => object;
  }

  /** The parsers of front matter that gray-matter falls back on, by language. */
  const engines: { yaml: Engine };
  export default engines;
}
