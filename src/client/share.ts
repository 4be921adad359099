/** What this browser can do; the clipboard and the device's share sheet are there over HTTPS only. */
const can: Readonly<Record<string, () => boolean>> = {
  copy: () => Boolean(navigator.clipboard),
  sheet: () => Boolean(navigator.share),
  print: () => true,
};

/** Enables the buttons of `ui/ShareRow` that this browser supports; the others stay hidden. */
export function offerSharing(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("[data-share]"))
    button.disabled = !can[button.dataset.share ?? ""]?.();
}

/** Handles these buttons. What is shared is the page's canonical address. */
export function watchSharing(page: Document): void {
  page.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
    const way = button?.dataset.share;
    if (!way) return;
    const url = page.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    if (way === "print") window.print();
    // Closing the sheet rejects too, and is no failure.
    else if (way === "sheet") await navigator.share({ title: page.title, url }).catch(() => undefined);
    else {
      const said = await navigator.clipboard.writeText(url).then(
        () => "Link copiado.",
        () => "Não foi possível copiar. Copie o endereço da barra do navegador.",
      );
      const status = button?.parentElement?.querySelector("[role=status]");
      if (status) status.textContent = said;
    }
  });
}
