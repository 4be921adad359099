import { startEditor } from "../../plugins/decap-editor/browser/start-editor";
import { model } from "../content-types";
import { registerPreviews } from ".";

/** The editor of this site: the entry of its bundle (gatsby-config.ts). */
void startEditor({
  model,
  registerPreviews,
  tasks: [
    {
      href: "#/collections/news/new",
      label: "Nova notícia ou aviso",
      hint: "Contar o que aconteceu, ou avisar de um prazo.",
    },
    {
      href: "#/collections/events/new",
      label: "Novo evento",
      hint: "Pôr um encontro, uma assembleia ou um curso na agenda.",
    },
    { href: "#/collections/documents/new", label: "Enviar documento", hint: "Oferecer um arquivo para baixar." },
    { href: "/admin/cadastros", label: "Encontrar pares", hint: "Juntar pastores e igrejas que se cadastraram." },
  ],
});
