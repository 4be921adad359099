import { model } from "../../../../src/content-types";
import { readSettings } from "../settings";

/** The address of the start page inside the editor. */
export const startPlace = "/inicio";

/** What editors come for most, by the collection that it makes an entry of. */
const tasks: readonly { readonly collection: string; readonly label: string; readonly hint: string }[] = [
  { collection: "news", label: "Nova notícia ou aviso", hint: "Contar o que aconteceu, ou avisar de um prazo." },
  { collection: "events", label: "Novo evento", hint: "Pôr um encontro, uma assembleia ou um curso na agenda." },
  { collection: "documents", label: "Enviar documento", hint: "Oferecer um arquivo para baixar." },
];

/** What a person finds after signing in: the common tasks, and a way to everything that can be changed. */
export function StartPage() {
  return (
    <main className="editor-start">
      <h1>O que você quer fazer?</h1>
      <ul className="editor-tasks">
        {tasks.map(({ collection, label, hint }) => (
          <li key={collection}>
            <a href={`#/collections/${collection}/new`}>{label}</a>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
      {readSettings().publishMode === "editorial_workflow" && (
        <p>
          <a href="#/workflow">Revisão</a>: os textos que ainda não foram publicados, e o que falta a cada um.
        </p>
      )}
      <p>
        <a href="/admin/manual" target="_blank" rel="noopener">
          Manual: como editar o site
        </a>
      </p>
      <h2>Mudar o que já está no site</h2>
      <ul className="editor-collections">
        {[...model.collections, model.pages].map(({ name, label, description }) => (
          <li key={name}>
            <a href={`#/collections/${name}`}>{label}</a>
            <p>{description}</p>
          </li>
        ))}
        <li>
          <a href="#/collections/settings">Configurações</a>
          <p>{model.settings.map(({ label }) => label).join(", ")}.</p>
        </li>
      </ul>
    </main>
  );
}
