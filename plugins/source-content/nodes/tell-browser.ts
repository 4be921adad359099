import type { IncomingMessage, ServerResponse } from "node:http";

/** An event stream with the problems of the content, in `gatsby develop`. */
export const problemsPath = "/__content-problems";

/** Sends the list of problems now and whenever it changes. */
export function tellBrowser(problems: () => string) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    // Compression would buffer it.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" });
    let told: string | undefined;
    const tell = () => {
      if (told === problems()) return;
      told = problems();
      response.write(`data: ${JSON.stringify(told)}\n\n`);
    };
    tell();
    const timer = setInterval(tell, 500);
    response.on("close", () => clearInterval(timer));
  };
}
