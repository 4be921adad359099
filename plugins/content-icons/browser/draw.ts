import { loadIcon, ownIcons } from "./load";

/** Draws the icons that the build did not know. One that nobody has keeps its ring. */
export async function drawIcons(page: ParentNode, publicIcons: string | undefined): Promise<void> {
  const sources = publicIcons ? [ownIcons, publicIcons] : [ownIcons];
  await Promise.all(
    [...page.querySelectorAll<SVGElement>("[data-icon]")].map(async (place) => {
      const { icon = "" } = place.dataset;
      // Each is requested once.
      place.removeAttribute("data-icon");
      const drawing = await loadIcon(icon, sources);
      const svg = place.closest("svg");
      if (!drawing || !svg) return;
      svg.setAttribute("viewBox", `0 0 ${drawing.width} ${drawing.height}`);
      svg.innerHTML = drawing.body;
    }),
  );
}
