import { createServer } from "node:net";

/**
 * A port of this machine that nobody listens on: the first from `from` on, or any.
 * @param {number} [from]
 * @returns {Promise<number>}
 */
export function freePort(from = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === "EADDRINUSE" && from < 65_535 ? resolve(freePort(from + 1)) : reject(error),
    );
    server.listen(from, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("There is no free port.")),
      );
    });
  });
}
