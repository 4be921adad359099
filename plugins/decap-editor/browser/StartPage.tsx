import { useSyncExternalStore } from "react";
import type { Model } from "../../source-content/fields/collection";

/** What editors come for most, by the collection that it makes an entry of. */
export interface Task {
  readonly collection: string;
  readonly label: string;
  readonly hint: string;
}

interface StartPageProps {
  readonly model: Model;
  readonly tasks: readonly Task[];
  readonly hasReview: boolean;
}

/** The address of the start page: Decap has no page of its own there, and start.css hides what it says of that. */
const startPlace = "#/inicio";

/** Leads to the start page whoever comes without an address, or asks for the root of the editor. */
export function leadToStart(): void {
  if (/^#?\/?$/.test(location.hash)) history.replaceState(history.state, "", startPlace);
  const toStart = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a[href="#/"]'))) return;
    event.preventDefault();
    event.stopPropagation();
    location.hash = startPlace;
  };
  document.addEventListener("click", toStart, true);
}

function onPlace(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** What a person finds after signing in: the common tasks, and a way to everything that can be changed. */
export function StartPage({ model, tasks, hasReview }: StartPageProps) {
  const place = useSyncExternalStore(onPlace, () => location.hash);
  if (place !== startPlace) return null;
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
      {hasReview && (
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
      <ul>
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
