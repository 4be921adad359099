import { type Directives, pagePolicy } from "../policy/policy";
import { integrityOf } from "./marked-file";

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Puts the policy into a finished page, before anything that it is about. Doing it twice is the same as once. */
export function withPolicy(html: string, path: string, outside: Directives): string {
  const bare = html.replace(policyTag, "");
  const styles = [...bare.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => integrityOf(css));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(path, outside, styles)}"/>`;
  return bare.replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + tag);
}
