let isTold = false;

/** Says once that the browser keeps nothing of what is typed: no room, or storage is forbidden. */
export function draftNotKept(): void {
  if (isTold) return;
  isTold = true;
  window.alert(
    "O navegador não consegue guardar o que você escreve, talvez por falta de espaço no aparelho. Publique logo, ou copie o texto antes de recarregar ou fechar a página.",
  );
}
