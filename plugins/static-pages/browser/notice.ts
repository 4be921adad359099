import * as styles from "./notice.module.css";

/** Says that the site has a newer version: to who is typing, that it can wait; to others, with a button that shows it. */
export function showNotice(isTyping: boolean): void {
  document.getElementById("new-version")?.remove();
  const notice = document.createElement("div");
  notice.id = "new-version";
  notice.role = "status";
  notice.className = `${styles.notice} no-print`;
  document.body.append(notice);
  // A live region speaks of what changes in it, not of what it begins with.
  requestAnimationFrame(() => {
    const text = document.createElement("p");
    text.textContent = isTyping
      ? "O site foi atualizado. Termine com calma: a versão nova aparece quando você abrir outra página."
      : "O site foi atualizado.";
    notice.append(text, isTyping ? button("Entendi", () => notice.remove()) : button("Ver a versão nova", reload));
  });
}

const reload = () => location.reload();

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}
