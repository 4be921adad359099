import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Editor, openEditor } from "../../plugins/decap-editor/server/editor";
import { createEditorRoutes } from "../../plugins/decap-editor/server/routes";
import { listen, readSettings } from "./listen";
import { Problem } from "./problem";
import { onShutdown } from "./shutdown";
import { createSiteServer } from "./site";

/** `npm run serve`: serves a site that is already built, as it is. */
export async function serve(built: string): Promise<void> {
  if (!existsSync(join(built, "index.html"))) {
    throw new Problem(`Não há um site construído em ${built}. Construa antes: npm run build`);
  }
  const settings = readSettings(process.env);
  // The editor over another repository, for tests: what is saved there is committed, and nothing is built.
  const editor = process.env.EDITOR_REPO ? await openEditorOf(process.env.EDITOR_REPO) : undefined;
  const server = createSiteServer({
    root: () => built,
    hosts: settings.hosts,
    ...(editor ? { beside: createEditorRoutes(editor, settings.hosts) } : {}),
  });
  onShutdown(async () => {
    server.closeAllConnections();
  });
  console.log(`No ar: ${await listen(server, settings, "run serve")}   (Ctrl-C para parar)`);
}

async function openEditorOf(project: string): Promise<Editor> {
  const editor = await openEditor({
    project: resolve(project),
    folder: resolve(project, ".editor"),
    onSave: () => editor.tell({ phase: "idle" }),
  });
  return editor;
}
