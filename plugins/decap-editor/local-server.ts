import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../source-content/check/problem";
import type { Validated } from "../source-content/check/validate";
import type { Model } from "../source-content/fields/collection";
import { placesOf } from "../source-content/files/places";
import { closedEditor, openEditor } from "./server/editor";
import { git } from "./server/git";
import { createEditorRoutes } from "./server/routes";

interface Options {
  readonly project: string;
  readonly hosts: readonly string[];
  readonly model: Model;
  /** The site's module that starts the editor. */
  readonly entry: string;
  readonly off?: string | undefined;
  readonly onSave?: () => void;
}

/** The editor's side of `npm start` (scripts/server/local-server.ts). */
export async function openLocalServer({ project, hosts, model, entry, off, onSave }: Options) {
  const folder = join(project, ".editor");
  const editor = off ? closedEditor(off) : await openEditor({ project, folder, model, onSave });
  const isAhead = editor.key !== undefined && (await isChanged(project, "content/settings/site.yml"));
  return {
    answer: createEditorRoutes(editor, hosts),
    isOpen: () => editor.key !== undefined,
    // What bundles the editor takes a second to load, and only a site without a build needs it.
    writePage: async (site: string) => (await import("./bundle/write")).writeEditor(site, { entry }),
    greeting(url: string) {
      const status = editor.status();
      if ("off" in status) return status.off;
      const here = new URL(url.replace(/\/\/(0\.0\.0\.0|\[::])/, "//127.0.0.1"));
      if (!["localhost", "127.0.0.1"].includes(here.hostname)) return onlyHere;
      return `Editor: ${here.origin}/admin?chave=${editor.key ?? ""}${isAhead ? `\n  ${notCommitted}` : ""}`;
    },
    async beginRound() {
      const files = editor.takeSaved();
      const content = await editor.content().catch((error) => {
        editor.tell({ phase: "failed", problems: [] });
        throw error;
      });
      return {
        content,
        tell: (step: string) => editor.tell({ phase: "publishing", step }),
        end: (isPublished: boolean, checked: Validated | undefined) =>
          editor.tell(
            isPublished
              ? { phase: "published", places: placesOf(model, files, checked?.entries ?? []) }
              : { phase: "failed", problems: (checked?.problems ?? []).map(explained) },
          ),
      };
    },
  };
}

/** Without https a browser takes a site for safe on its own machine alone. */
const onlyHere = "O editor só abre em 127.0.0.1: para editar, comece sem HOST.";

/** The site shows what lies in content/, and the editor what git has: a page that only one of them knows would be mended in vain. */
const notCommitted =
  "content/ tem mudanças que o git ainda não guardou, e o editor não as mostra: git add -A content && git commit";

/** Does a text say something else than the last commit? Not asked by `git status`, which runs what a configuration names. */
async function isChanged(project: string, path: string): Promise<boolean> {
  const [stored, present] = await Promise.all([
    git(project, "cat-file", "blob", `HEAD:${path}`).catch(() => ""),
    readFile(join(project, path), "utf8").catch(() => ""),
  ]);
  return stored !== present.replaceAll("\r\n", "\n").trimEnd();
}

const explained = ({ entry, field, found, fix }: Problem) => ({ entry, text: `${field}: ${found}. ${fix}` });
