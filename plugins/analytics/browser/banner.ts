import * as styles from "../../static-pages/browser/notice.module.css";

const id = "analytics-banner";

/** Asks whether visits may be counted. It lies over the page, holds nobody up and takes no focus. */
export function showBanner(service: string, policyPage: string, onChoice: (isAllowed: boolean) => void): void {
  if (document.getElementById(id)) return;
  const banner = document.createElement("section");
  banner.id = id;
  banner.ariaLabel = "Estatísticas de visitas";
  banner.className = `${styles.notice} no-print`;
  // Notices come above it.
  banner.style.setProperty("--covered", "0px");
  const text = document.createElement("p");
  const policy = document.createElement("a");
  policy.href = policyPage;
  policy.textContent = "Política de privacidade";
  policy.style.color = "inherit";
  text.append(
    `Podemos contar a sua visita com o ${service}? Ele usa cookies e nos diz quais páginas são lidas. Os cadastros nunca são contados. `,
    policy,
  );
  const answer = (label: string, isAllowed: boolean) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    // Equally wide: neither answer is the more prominent.
    button.style.flex = "1 0 7rem";
    button.addEventListener("click", () => {
      hideBanner();
      // The focus was in what is gone.
      document.getElementById("conteudo")?.focus({ preventScroll: true });
      onChoice(isAllowed);
    });
    return button;
  };
  banner.append(text, answer("Aceitar", true), answer("Recusar", false));
  document.body.append(banner);
  keepEndReachable(banner);
}

/** Takes the question away again. */
export function hideBanner(): void {
  const banner = document.getElementById(id);
  if (!banner) return;
  banner.remove();
  makeRoom(0);
}

/** Whatever the banner covers can be scrolled out from under it, also by the keyboard. */
function keepEndReachable(banner: HTMLElement) {
  new ResizeObserver(() => {
    if (banner.isConnected) makeRoom(innerHeight - banner.getBoundingClientRect().top);
  }).observe(banner);
}

function makeRoom(height: number) {
  const room = height > 0 ? `${Math.ceil(height)}px` : "";
  document.documentElement.style.scrollPaddingBlockEnd = room;
  // Below the footer; nothing that is in sight moves.
  document.body.style.paddingBlockEnd = room;
  document.body.style.setProperty("--covered", room);
}
