import type { IncomingMessage, ServerResponse } from "node:http";

/** Where pages in `gatsby develop` hear what is wrong with the content: an event stream. */
export const problemsPath = "/__content-problems";

/** Sends the list of problems to a page now and whenever it is another. */
export function tellBrowser(problems: () => string) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    // Compressed, it would wait for more to come.
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
