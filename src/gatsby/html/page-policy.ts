import { createHash } from "node:crypto";
import { type Directives, pagePolicy } from "../policy/policy";

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Puts the policy into a finished page, before anything that it is about. Doing it twice is the same as once. */
export function withPolicy(html: string, path: string, outside: Directives): string {
  const bare = html.replace(policyTag, "");
  const styles = [...bare.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => hashOf(css));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(path, outside, styles)}"/>`;
  return bare.replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + tag);
}

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
