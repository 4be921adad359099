declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    readonly filter?: (request: IncomingMessage, response: ServerResponse) => boolean;
    readonly brotli?: import("node:zlib").BrotliOptions;
  }
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  function compression(options?: Options): Middleware;
  namespace compression {
    function filter(request: IncomingMessage, response: ServerResponse): boolean;
  }
  export default compression;
}
