import { EditorError } from "../hooks/explain";
import type { Revision } from "./base-revision";

/** Says why a save would write over what its author has not seen; undefined if it would not. */
export function refusal(base: Revision, now: Revision): EditorError | undefined {
  const isGone = base.isDraft && !now.isDraft;
  if (base.text === now.text && !isGone) return undefined;
  if (now.isDraft) return base.isDraft ? draftChanged : draftBegun;
  if (!isGone) return now.text === null ? pageDeleted : pageChanged;
  if (now.text === null) return draftDeleted;
  return now.text === base.text ? draftPublished : draftGone;
}

const doItAgain =
  "O seu texto continua aqui. Copie o que você mudou, recarregue a página sem usar o texto guardado e faça a mudança de novo.";
const copyIt = "O seu texto continua aqui: copie-o, se ainda precisar dele.";

const pageChanged = new EditorError(`outra pessoa salvou esta mesma página depois que você a abriu. ${doItAgain}`);
const pageDeleted = new EditorError(`outra pessoa excluiu esta página depois que você a abriu. ${copyIt}`);
const draftChanged = new EditorError(`outra pessoa salvou este mesmo rascunho depois que você o abriu. ${doItAgain}`);
const draftBegun = new EditorError(
  `outra pessoa começou um rascunho desta mesma página depois que você a abriu. ${doItAgain}`,
);
const draftPublished = new EditorError(`outra pessoa publicou este rascunho depois que você o abriu. ${doItAgain}`);
const draftDeleted = new EditorError(`outra pessoa excluiu este rascunho depois que você o abriu. ${copyIt}`);
const draftGone = new EditorError(
  `este rascunho já não existe: depois que você o abriu, outra pessoa o excluiu, ou o mudou e publicou. ${doItAgain}`,
);

/** Of two people who save a new text of the same title in the same moment, the second. */
export const newTaken = new EditorError(
  "outra pessoa acabou de salvar um texto com este mesmo título. O seu continua aqui: salve de novo, e ele ganha um endereço próprio.",
);

/** Who publishes or deletes a text has read it as it was before somebody changed it. */
export const unread = new EditorError(
  "outra pessoa mudou este texto depois que você o abriu. Recarregue a página, leia-o como está agora e tente de novo.",
);

export const nothingToPublish = new EditorError(
  "este rascunho já não existe: outra pessoa o publicou ou excluiu. Recarregue a página para ver como está.",
);

/** An entry was looked for, and there is none. */
export const notThere = new EditorError(
  "esta página já não existe: alguém a excluiu, ou mudou o lugar dela. Volte à lista e procure-a lá.",
);

export const deletedAlready = new EditorError("outra pessoa já excluiu esta página. Não é preciso fazer mais nada.");

export const noAccess = new EditorError(
  "A sua conta não pode editar este site. Confira se entrou com a conta certa; se entrou, peça acesso a quem cuida do site.",
);
