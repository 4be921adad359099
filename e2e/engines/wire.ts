import { once } from "node:events";
import { connect } from "node:net";

/**
 * What a visitor needs of WebDriver (https://www.w3.org/TR/webdriver2/). WebKit's driver takes these commands by HTTP; Firefox
 * takes the same ones, under names of its own, by Marionette: geckodriver, which stands between, is not in Debian.
 */
const commands = {
  navigate: ["POST", "/url", "WebDriver:Navigate"],
  back: ["POST", "/back", "WebDriver:Back"],
  forward: ["POST", "/forward", "WebDriver:Forward"],
  reload: ["POST", "/refresh", "WebDriver:Refresh"],
  setTimeouts: ["POST", "/timeouts", "WebDriver:SetTimeouts"],
  address: ["GET", "/url", "WebDriver:GetCurrentURL"],
  run: ["POST", "/execute/sync", "WebDriver:ExecuteScript"],
  click: ["POST", "/element/{id}/click", "WebDriver:ElementClick"],
  type: ["POST", "/element/{id}/value", "WebDriver:ElementSendKeys"],
  act: ["POST", "/actions", "WebDriver:PerformActions"],
  picture: ["GET", "/screenshot", "WebDriver:TakeScreenshot"],
  /** WebKit's driver has none. */
  print: ["POST", "/print", "WebDriver:Print"],
} as const;

export type Command = keyof typeof commands;
type Parameters = Readonly<Record<string, unknown>>;

/** Sends commands to one running browser. */
export type Send = (command: Command, parameters?: Parameters) => Promise<unknown>;

/** How long a browser may take for one command: more than any of its own timeouts. */
const patience = 60_000;

export async function httpWire(
  driver: string,
  capabilities: Parameters,
): Promise<{ send: Send; end: () => Promise<unknown> }> {
  const ask = async (method: string, path: string, body?: Parameters): Promise<unknown> => {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value }: { value: unknown } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const session = await ask("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const path = `/session/${textAt(session, "sessionId")}`;
  return {
    send: (command, { id, ...parameters } = {}) => {
      const [method, template] = commands[command];
      return ask(method, path + template.replace("{id}", String(id)), method === "POST" ? parameters : undefined);
    },
    end: () => ask("DELETE", path),
  };
}

/**
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html: `length:[0, number, name, parameters]` there,
 * `length:[1, number, error, result]` back.
 */
export async function marionetteWire(
  port: number,
): Promise<{ send: Send; ask: (name: string, parameters?: Parameters) => Promise<unknown> }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let bytes = Buffer.alloc(0);
  let last = 0;

  socket.on("data", (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(":");
      const end = colon + 1 + Number(bytes.toString("latin1", 0, Math.max(colon, 0)));
      if (colon < 0 || bytes.length < end) return;
      const message: unknown = JSON.parse(bytes.toString("utf8", colon + 1, end));
      bytes = bytes.subarray(end);
      // The first one is a greeting.
      if (!Array.isArray(message)) continue;
      const [, number, error, result]: unknown[] = message;
      const { resolve, reject } = waiting.get(Number(number)) ?? {};
      waiting.delete(Number(number));
      if (error) reject?.(new Error(JSON.stringify(error)));
      else resolve?.(result);
    }
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox hung up"));
  });

  const ask = (name: string, parameters: Parameters = {}) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await ask("WebDriver:NewSession", { acceptInsecureCerts: false });
  return {
    ask,
    send: async (command, parameters) => {
      const result = await ask(commands[command][2], parameters);
      return typeof result === "object" && result && "value" in result ? result.value : result;
    },
  };
}

function textAt(value: unknown, key: string): string {
  const found: unknown = typeof value === "object" && value ? Reflect.get(value, key) : undefined;
  if (typeof found !== "string") throw new Error(`No ${key} in ${JSON.stringify(value)}`);
  return found;
}
