/** In this order the arrow keys, each of which is a choice, come to the refusal first. */
const options = { "": "Ainda sem escolha", no: "Não permitir", yes: "Permitir" } as const;

/** Offers the choice in the footer. Returns what shows it; undefined is no choice yet. */
export function offerChoice(onChoice: (isAllowed: boolean) => void): (isAllowed: boolean | undefined) => void {
  const select = document.createElement("select");
  select.addEventListener("change", () => {
    if (select.value) onChoice(select.value === "yes");
  });
  const label = document.createElement("label");
  label.append("Estatísticas", select);
  return (isAllowed) => {
    const chosen = isAllowed === undefined ? "" : isAllowed ? "yes" : "no";
    const shown = Object.entries(options).filter(([value]) => value || !chosen);
    select.replaceChildren(...shown.map(([value, text]) => new Option(text, value, false, value === chosen)));
    addToFooter(label);
  };
}

const sentence = document.createElement("p");
sentence.textContent = "Estatísticas: o seu navegador pede para não ser contado, e o site respeita.";

/** Shows that the browser has refused. */
export const showBrowsersChoice = (): void => addToFooter(sentence);

/** Puts an element beside the choice of colours, with its looks: nothing of this is in pages that count nobody. */
function addToFooter(element: HTMLElement): void {
  if (element.isConnected) return;
  const colors = document.querySelector("footer select")?.closest("label");
  element.className = colors?.className ?? "";
  colors?.after(element);
}
