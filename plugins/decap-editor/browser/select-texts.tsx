import { type AriaLiveMessages, components, type GroupBase } from "react-select";
import { defaultProps } from "react-select/base";

/** What react-select, which Decap's lists of choices are made of, shows and tells a screen reader. */
const texts = {
  placeholder: "Escolha…",
  loadingMessage: () => "Carregando…",
  noOptionsMessage: () => "Nada encontrado",
  screenReaderStatus: ({ count }: { count: number }) => (count === 1 ? "1 opção" : `${count} opções`),
  ariaLiveMessages: {
    guidance: ({ context }) =>
      context === "menu"
        ? "Use as setas para cima e para baixo, Enter para escolher, Esc para fechar."
        : "Digite para procurar, ou use a seta para baixo para abrir a lista.",
    onChange: ({ action, label, labels }) => {
      if (action === "clear") return "Nada escolhido.";
      if (action === "initial-input-focus") return `Escolhido: ${labels.join(", ")}.`;
      return action === "select-option" ? `Escolhido: ${label}.` : `Retirado: ${label}.`;
    },
    onFocus: ({ label }) => label ?? "",
    onFilter: ({ resultsMessage }) => `${resultsMessage}.`,
  } satisfies AriaLiveMessages<unknown, boolean, GroupBase<unknown>>,
};

/** Makes them the defaults of every list of choices: Decap hands its own lists no texts. */
export function translateSelects(): void {
  Object.assign(defaultProps, texts);
  const Remove = components.MultiValueRemove;
  components.MultiValueRemove = ({ innerProps, ...props }) => {
    const label = innerProps["aria-label"]?.replace(/^Remove /, "Tirar ");
    return <Remove {...props} innerProps={{ ...innerProps, "aria-label": label }} />;
  };
}
