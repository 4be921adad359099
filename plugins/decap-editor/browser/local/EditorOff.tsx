/** In the editor's place, where there can be none. */
export function EditorOff({ reason }: { readonly reason: string }) {
  return (
    <main className="editor-login">
      <div>
        <h1>Editor do site</h1>
        <p>{reason}</p>
        <a href="/">Voltar ao site</a>
      </div>
    </main>
  );
}
