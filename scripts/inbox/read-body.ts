import type { IncomingMessage } from "node:http";
import { readRequest } from "../../src/lib/read-request";
import type { FormError } from "./replies";

const maxBody = 1_000_000;

const tooLarge: FormError = { status: 413, message: "Submission is too large" };
const malformed: FormError = { status: 400, message: "Could not parse the submission" };
const hasFiles: FormError = { status: 400, code: "NO_FILE_UPLOADS", message: "File uploads are not permitted" };

/** Names and answers in the order in which they came. */
export type Fields = readonly (readonly [name: string, answer: string])[];

/** The fields of a form, or why they can't be read. */
export async function readFields(request: IncomingMessage): Promise<Fields | FormError> {
  const body = await readRequest(request, maxBody);
  const type = request.headers["content-type"] ?? "";
  if (!body) return tooLarge;
  if (body.length === 0) return [];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const fields = [...form].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")] as const] : [],
    );
    return fields.length === [...form].length ? fields : hasFiles;
  } catch {
    return malformed;
  }
}
