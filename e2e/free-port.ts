import { createServer } from "node:net";

/** Below the ports that systems give to whoever asks for any: one of those may be taken before it is listened on. */
let next = 10_000 + ((process.pid * 20) % 20_000);

/** A port of this machine that nobody listens on; another each time. */
export function freePort(): Promise<number> {
  const port = next++;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}
