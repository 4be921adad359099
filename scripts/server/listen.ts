import type { Server } from "node:http";
import { Problem } from "./problem";

/** Where to serve, from the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Host names to answer to, besides this machine's own. */
  readonly hosts: readonly string[];
}

/** Reads PORT, HOST and ALLOWED_HOSTS. Throws a Problem for an invalid port. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort(env, "PORT", 8000);
  const host = env.HOST || "127.0.0.1";
  const hosts = (env.ALLOWED_HOSTS ?? "").split(",").map((name) => name.trim().toLowerCase());
  return { port, host, hosts: [host.toLowerCase(), ...hosts.filter(Boolean)] };
}

/** Reads a port from an environment variable. */
export function readPort(env: NodeJS.ProcessEnv, variable: string, usual: number): number {
  const port = Number(env[variable] || usual);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Problem(`${variable} deve ser um número de 0 a 65535, e é "${env[variable]}".`);
}

/** Starts to listen and returns the address. For a taken port, the Problem says what to type instead. */
export function listen(server: Server, { port, host }: Settings, script = "start", variable = "PORT"): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Problem(explain(error, host, withSetting(variable, port + 1, `npm ${script}`), port))),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${actual}`);
    });
  });
}

/** A command with a setting before it, as the shell of a system takes it: cmd on Windows. */
export const withSetting = (variable: string, value: number, command: string, platform = process.platform): string =>
  platform === "win32" ? `set ${variable}=${value}&& ${command}` : `${variable}=${value} ${command}`;

function explain({ code, message }: NodeJS.ErrnoException, host: string, command: string, port: number): string {
  if (code === "EADDRINUSE") return `A porta ${port} já está em uso por outro programa. Use outra: ${command}`;
  if (code === "EACCES") return `Sem permissão para usar a porta ${port}. Use outra: ${command}`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST="${host}" não é um endereço deste computador.`;
  return message;
}
