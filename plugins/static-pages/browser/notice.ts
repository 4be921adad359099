import * as styles from "./notice.module.css";

interface Notice {
  readonly id: string;
  readonly text: readonly (string | Node)[];
  /** What a press on each button does, by its label. */
  readonly buttons: Readonly<Record<string, () => void>>;
}

/** Shows a text with buttons over the foot of the page. It holds nobody up and takes no focus. */
export function showNotice({ id, text, buttons }: Notice): HTMLElement {
  document.getElementById(id)?.remove();
  const notice = document.createElement("section");
  notice.id = id;
  notice.className = `${styles.notice} no-print`;
  document.body.append(notice);
  // A live region speaks of what changes in it, not of what it begins with.
  requestAnimationFrame(() => {
    const paragraph = document.createElement("p");
    paragraph.append(...text);
    notice.append(paragraph, ...Object.entries(buttons).map(([label, onClick]) => button(label, onClick)));
  });
  return notice;
}

const button = (label: string, onclick: () => void): HTMLButtonElement =>
  Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick });
