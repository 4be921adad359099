import { showNotice } from "../../static-pages/browser/notice";

const id = "analytics-banner";

/** Asks for consent, in a banner over the page that blocks nothing and takes no focus. */
export function showBanner(policyPage: string, onChoice: (isAllowed: boolean) => void): void {
  if (document.getElementById(id)) return;
  const policy = document.createElement("a");
  policy.href = policyPage;
  policy.textContent = "Política de privacidade";
  policy.style.color = "inherit";
  const answer = (isAllowed: boolean) => () => {
    hideBanner();
    // The focused button is gone.
    document.getElementById("conteudo")?.focus({ preventScroll: true });
    onChoice(isAllowed);
  };
  const text =
    "Podemos contar a sua visita com o Google Analytics? Ele usa cookies, leva os dados aos Estados Unidos e nos diz quais páginas são lidas. Os cadastros nunca são contados. ";
  const buttons = { Aceitar: answer(true), Recusar: answer(false) };
  const banner = showNotice({ id, text: [text, policy], buttons });
  banner.ariaLabel = "Estatísticas de visitas";
  // Notices appear above it.
  banner.style.setProperty("--covered", "0px");
  keepEndReachable(banner);
}

/** Removes the banner. */
export function hideBanner(): void {
  const banner = document.getElementById(id);
  if (!banner) return;
  banner.remove();
  makeRoom(0);
}

/** Lets everything under the banner be scrolled out from it, also by the keyboard. */
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
