/** Texts of react-select, which Decap's lists of choices are made of. */
export const selectTexts = {
  placeholder: "Escolha…",
  loadingMessage: () => "Carregando…",
  noOptionsMessage: () => "Nada encontrado",
  screenReaderStatus: ({ count }: { count: number }) => (count === 1 ? "1 opção" : `${count} opções`),
};

interface Spoken {
  readonly label?: string;
  readonly labels?: readonly string[];
  readonly action?: string;
  readonly context?: string;
  readonly resultsMessage?: string;
}

/** What react-select tells a screen reader. */
export const selectMessages = {
  guidance: ({ context }: Spoken) =>
    context === "menu"
      ? "Use as setas para cima e para baixo, Enter para escolher, Esc para fechar."
      : "Digite para procurar, ou use a seta para baixo para abrir a lista.",
  onChange: ({ action, label = "", labels = [] }: Spoken) => {
    if (action === "clear") return "Nada escolhido.";
    if (action === "initial-input-focus") return `Escolhido: ${labels.join(", ")}.`;
    return action === "select-option" ? `Escolhido: ${label}.` : `Retirado: ${label}.`;
  },
  onFocus: ({ label = "" }: Spoken) => label,
  onFilter: ({ resultsMessage = "" }: Spoken) => `${resultsMessage}.`,
};
