import { type FormEvent, useId, useState } from "react";
import { Keeper } from "../Keeper";

const nameKey = "editor.name";

/** The login of `npm start`: no password, but a name for the history. */
export function LocalLogin({ onLogin, inProgress, config }: DecapLoginProps) {
  const [name, setName] = useState(() => localStorage.getItem(nameKey) ?? "");
  const id = useId();
  const logIn = (event: FormEvent) => {
    event.preventDefault();
    localStorage.setItem(nameKey, name.trim());
    onLogin({ name: name.trim() });
  };
  return (
    <main className="editor-login">
      <form onSubmit={logIn}>
        <h1>Editor do site</h1>
        <label htmlFor={id}>Seu nome</label>
        <input id={id} value={name} onChange={(event) => setName(event.target.value)} autoComplete="name" required />
        <p>Aparece no histórico, ao lado do que você mudar.</p>
        <button type="submit" disabled={inProgress}>
          {inProgress ? "Entrando…" : "Entrar"}
        </button>
        <a href={config.display_url ?? "/"}>Voltar ao site</a>
      </form>
    </main>
  );
}

/** In the editor's place, where there can be none. */
export function EditorOff({ reason }: { readonly reason: string }) {
  return (
    <main className="editor-login">
      <div>
        <h1>Editor do site</h1>
        <p>{reason}</p>
        <a href="/">Voltar ao site</a>
        <Keeper />
      </div>
    </main>
  );
}
