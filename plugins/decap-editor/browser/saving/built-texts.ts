import { http } from "../../../../src/lib/http";

/** The texts that the site was built with, by their names in git (plugins/decap-editor/bundle/built-texts.ts). Where they do not come, all are read. */
export async function readBuiltTexts(): Promise<ReadonlyMap<string, string>> {
  const answer = await http<unknown>("/admin/texts.json", {
    cache: "no-cache",
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  const pairs = typeof answer === "object" && answer !== null ? Object.entries(answer) : [];
  return new Map(pairs.filter((pair) => typeof pair[1] === "string"));
}
