import { EditorError } from "../hooks/explain";

export const pageChanged = new EditorError(
  "outra pessoa salvou esta mesma página depois que você a abriu. O seu texto continua aqui. Copie o que você mudou, recarregue a página sem usar o texto guardado e faça a mudança de novo.",
);

export const pageDeleted = new EditorError(
  "outra pessoa excluiu esta página depois que você a abriu. O seu texto continua aqui: copie-o, se ainda precisar dele.",
);

/** Of two people who save a new text of the same title in the same moment, the second. */
export const newTaken = new EditorError(
  "outra pessoa acabou de salvar um texto com este mesmo título. O seu continua aqui: salve de novo, e ele ganha um endereço próprio.",
);

/** Who deletes a text has read it as it was before somebody changed it. */
export const unread = new EditorError(
  "outra pessoa mudou este texto depois que você o abriu. Recarregue a página, leia-o como está agora e tente de novo.",
);

/** An entry was looked for, and there is none. */
export const notThere = new EditorError(
  "esta página já não existe: alguém a excluiu, ou mudou o lugar dela. Volte à lista e procure-a lá.",
);

export const deletedAlready = new EditorError("outra pessoa já excluiu esta página. Não é preciso fazer mais nada.");

export const noAccess = new EditorError(
  "A sua conta não pode editar este site. Confira se entrou com a conta certa; se entrou, peça acesso a quem cuida do site.",
);
