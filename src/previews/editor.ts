import { startEditor } from "../../plugins/decap-editor/browser/start-editor";
import { model } from "../content-types";
import { registerPreviews } from ".";

/** The editor of this site: the entry of its bundle (gatsby-config.ts). */
void startEditor({
  model,
  registerPreviews,
  tasks: [
    { collection: "news", label: "Nova notícia ou aviso", hint: "Contar o que aconteceu, ou avisar de um prazo." },
    { collection: "events", label: "Novo evento", hint: "Pôr um encontro, uma assembleia ou um curso na agenda." },
    { collection: "documents", label: "Enviar documento", hint: "Oferecer um arquivo para baixar." },
  ],
});
