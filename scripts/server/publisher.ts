import { join } from "node:path";
import { report } from "../../plugins/source-content/check/problem";
import { checkContent } from "../../plugins/source-content/files/check";
import { model } from "../../src/content-types";
import { createProfile } from "../profile.mjs";
import type { Builder, Outcome } from "./build";
import type { LocalServer } from "./local-server";
import type { Releases } from "./releases";

interface Parts {
  readonly project: string;
  readonly builder: Builder;
  readonly releases: Releases;
  readonly editor: LocalServer | undefined;
  /** Called with the problems while there is no good site yet. */
  readonly withoutSite: (problems: string) => Promise<void>;
  /** Prints where the time went. */
  readonly profile?: boolean;
}

/** What the editor is told when Gatsby begins with something. */
export const steps = new Map<unknown, string>([
  ["source and transform nodes", "passo 2 de 4: lendo os textos"],
  ["write out requires", "passo 3 de 4: escrevendo as páginas"],
  ["onPostBuild", "passo 4 de 4: terminando as páginas"],
]);

/**
 * One round: checks the content, builds, publishes, and reports to the editor. After a failure the last good site stays.
 */
export function createPublisher({ project, builder, releases, editor, withoutSite, profile = false }: Parts) {
  return async ({ quiet, waited = 0 }: { quiet: boolean; waited?: number }): Promise<Outcome> => {
    const began = Date.now();
    const { add, time, table } = createProfile();
    add("until nothing more changed", waited / 1000);
    const round = await time("content with the editor's changes", async () => editor?.beginRound());
    round?.tell("passo 1 de 4: conferindo os textos");
    if (round?.content) process.env.CONTENT_DIR = round.content;
    // A build itself checks the project's own content.
    const { content } = round ?? {};
    const checked = content ? await time("check", () => checkContent(model, content)) : undefined;
    const problems = checked?.problems ?? [];
    if (problems.length > 0) console.log(`\n${report(problems)}\n`);
    const onActivity = (activity: unknown) => {
      const step = steps.get(activity);
      if (step) round?.tell(step);
    };
    const build = () => builder.run({ quiet, profile, onActivity });
    const buildAndPublish = async () => {
      const outcome = problems.length > 0 ? "failed" : await time("build", build);
      if (outcome === "built") await time("copy and swap", () => releases.publish(join(project, "public")));
      return outcome;
    };
    const outcome = await buildAndPublish().catch((error) => {
      // Of a full disk, say: the editor would wait for ever.
      round?.end(false, checked);
      throw error;
    });
    if (outcome === "built") {
      console.log(`Site construído em ${Math.ceil((Date.now() - began) / 1000)} s.`);
      if (profile) console.log(`\n${table("From the change to the swap")}\n`);
    }
    if (outcome !== "stopped") round?.end(outcome === "built", checked);
    if (outcome === "failed") {
      if (!releases.current()) await withoutSite(problems.length > 0 ? report(problems) : "");
      else console.log("O site não pôde ser construído: veja acima. A última versão boa continua no ar.");
    }
    return outcome;
  };
}
