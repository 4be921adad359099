import type { IncomingMessage } from "node:http";

const LIMIT = 1_000_000;

/** A request that can't be read, and why. */
export class Unreadable extends Error {
  constructor(readonly reason: "too-large" | "malformed" | "has-files") {
    super(reason);
  }
}

export type Fields = readonly (readonly [name: string, answer: string])[];

/** The fields of a form, however they were sent: as a form, in parts, or as JSON. */
export async function readFields(request: IncomingMessage): Promise<Fields> {
  const body = await readAll(request);
  const type = request.headers["content-type"] ?? "";
  if (/^application\/json\b/i.test(type)) return fieldsOfJson(body.toString());
  if (body.length === 0) return [];
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  } catch {
    throw new Unreadable("malformed");
  }
  return [...form].map(([name, value]) => {
    if (typeof value !== "string") throw new Unreadable("has-files");
    return [name, value.replaceAll("\r\n", "\n")] as const;
  });
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LIMIT) throw new Unreadable("too-large");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function fieldsOfJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable("malformed");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable("malformed");
  return Object.entries(value).flatMap(([name, answer]) =>
    (Array.isArray(answer) ? answer : [answer]).map((one) => [name, String(one ?? "")] as const),
  );
}
