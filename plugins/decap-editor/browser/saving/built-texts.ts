import { z } from "zod";
import { http } from "../../../../src/lib/http";

/** The texts that the site was built with, by their names in git (plugins/decap-editor/bundle/built-texts.ts). Without them all are read. */
export const readBuiltTexts = async (): Promise<Readonly<Record<string, string>>> => {
  const answer = await http<unknown>("/admin/texts.json", { cache: "no-cache" }).catch(() => undefined);
  return texts.safeParse(answer).data ?? {};
};

const texts = z.record(z.string(), z.string());
