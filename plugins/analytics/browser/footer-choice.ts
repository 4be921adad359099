const options = { "": "Ainda sem escolha", yes: "Permitir", no: "Não permitir" } as const;

/** A choice in the footer that can be changed at any time. Returns what shows it; undefined is none so far. */
export function offerChoice(onChoice: (isAllowed: boolean) => void): (isAllowed: boolean | undefined) => void {
  const select = document.createElement("select");
  select.addEventListener("change", () => {
    if (select.value) onChoice(select.value === "yes");
  });
  const label = document.createElement("label");
  label.append("Estatísticas", select);
  return (isAllowed) => {
    const values = isAllowed === undefined ? (["", "yes", "no"] as const) : (["yes", "no"] as const);
    select.replaceChildren(...values.map((value) => new Option(options[value], value)));
    select.value = isAllowed === undefined ? "" : isAllowed ? "yes" : "no";
    addToFooter(label);
  };
}

/** The same where the browser has chosen: a sentence. */
export function browsersChoice(): () => void {
  const sentence = document.createElement("p");
  sentence.append("Estatísticas: o seu navegador pede para não ser contado, e o site respeita.");
  return () => addToFooter(sentence);
}

/** Puts an element beside the choice of colours, with its looks: nothing of this is in pages that count nobody. */
function addToFooter(element: HTMLElement): void {
  if (element.isConnected) return;
  const colors = document.querySelector("footer label:has(select)");
  element.className = colors?.className ?? "";
  colors?.after(element);
}
