/** Has the open form something to save? Decap says so at its top. */
export const isUnsaved = (): boolean => document.querySelector('[class*="-BackStatusChanged"]') !== null;

/** Why what is on the screen must not go away now. */
export const unsaved = "Há algo por salvar nesta tela. Publique, ou volte à lista sem salvar, e tente de novo.";
