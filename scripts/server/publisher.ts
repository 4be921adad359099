import { join } from "node:path";
import type { Editor } from "../../plugins/decap-editor/server/editor";
import { checkContent, report } from "../../plugins/source-content/files/check";
import { placesOf } from "../../plugins/source-content/files/places";
import { model } from "../../src/content-types";
import type { Builder, Outcome } from "./build";
import { Problem } from "./problem";
import type { Releases } from "./releases";

interface Parts {
  readonly project: string;
  readonly builder: Builder;
  readonly releases: Releases;
  readonly editor: Editor;
}

/**
 * One round: checks the content, builds, and publishes what came of it. The editor is told how it went. A round that fails
 * leaves the last good site in place; where there is none yet, it throws.
 */
export function createPublisher({ project, builder, releases, editor }: Parts) {
  return async ({ quiet }: { quiet: boolean }): Promise<Outcome> => {
    const began = Date.now();
    const files = editor.takeSaved();
    const content = await editor.content();
    if (content) process.env.CONTENT_DIR = content;
    const checked = content ? await checkContent(model, content) : undefined;
    const problems = checked?.problems ?? [];
    if (problems.length > 0) console.log(`\n${report(problems)}\n`);
    const outcome = problems.length > 0 ? "failed" : await builder.run({ quiet });
    if (outcome === "built") {
      await releases.publish(join(project, "public"));
      console.log(`Site construído em ${Math.ceil((Date.now() - began) / 1000)} s.`);
      editor.tell({ phase: "published", places: placesOf(model, files, checked?.entries ?? []) });
    } else if (outcome === "failed") {
      editor.tell({ phase: "failed", problems: problems.map(explained) });
      if (!releases.current()) throw new Problem("O site não pôde ser construído. Corrija o que está acima e repita.");
      console.log("O site não pôde ser construído: veja acima. A última versão boa continua no ar.");
    }
    return outcome;
  };
}

const explained = ({ entry, field, found, fix }: { entry: string; field: string; found: string; fix: string }) => ({
  entry,
  text: `${field}: ${found}. ${fix}`,
});
