import { useSyncExternalStore } from "react";
import type { Model } from "../../source-content/fields/collection";
import { startPlace } from "./before-decap";
import { openHistory } from "./history/HistoryDialog";
import type { Missing } from "./settings";

/** What people come for most, and where they do it. */
export interface Task {
  readonly href: string;
  readonly label: string;
  readonly hint: string;
}

interface StartPageProps {
  readonly model: Model;
  readonly tasks: readonly Task[];
  readonly missing: readonly Missing[];
}

function onPlace(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** What a person finds after signing in: the common tasks, and a way to everything that can be changed. */
export function StartPage({ model, tasks, missing }: StartPageProps) {
  const place = useSyncExternalStore(onPlace, () => location.hash);
  if (place !== startPlace) return null;
  return (
    <main className="editor-start">
      <h1>O que você quer fazer?</h1>
      <ul className="editor-tasks">
        {tasks.map(({ href, label, hint }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/manual" target="_blank" rel="noopener">
          Manual: como editar o site
        </a>
      </p>
      <p>
        <button type="button" className="form-history" onClick={() => openHistory()}>
          Histórico: o que foi mudado, por quem, e como desfazer
        </button>
      </p>
      {missing.length > 0 && (
        <details>
          <summary>Falta fazer no site: {missing.length}</summary>
          <p>Esta lista encolhe a cada publicação. Sem nada a fazer, ela some.</p>
          <ul>
            {missing.map(({ title, text, href }) => (
              <li key={`${title} ${text}`}>
                <a href={href}>{title}</a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
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
