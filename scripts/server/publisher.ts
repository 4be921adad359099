import { join } from "node:path";
import { report } from "../../plugins/source-content/check/problem";
import { checkContent } from "../../plugins/source-content/files/check";
import { model } from "../../src/content-types";
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
}

/**
 * One round: checks the content, builds, publishes, and reports to the editor. After a failure the last good site stays.
 */
export function createPublisher({ project, builder, releases, editor, withoutSite }: Parts) {
  return async ({ quiet }: { quiet: boolean }): Promise<Outcome> => {
    const began = Date.now();
    const round = await editor?.beginRound();
    if (round?.content) process.env.CONTENT_DIR = round.content;
    // A build itself checks the project's own content.
    const checked = round?.content ? await checkContent(model, round.content) : undefined;
    const problems = checked?.problems ?? [];
    if (problems.length > 0) console.log(`\n${report(problems)}\n`);
    const outcome = problems.length > 0 ? "failed" : await builder.run({ quiet });
    if (outcome === "built") {
      await releases.publish(join(project, "public"));
      console.log(`Site construído em ${Math.ceil((Date.now() - began) / 1000)} s.`);
    }
    if (outcome !== "stopped") round?.end(outcome === "built", checked);
    if (outcome === "failed") {
      if (!releases.current()) await withoutSite(problems.length > 0 ? report(problems) : "");
      else console.log("O site não pôde ser construído: veja acima. A última versão boa continua no ar.");
    }
    return outcome;
  };
}
