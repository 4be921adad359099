import { useEffect, useState } from "react";
import { createPortal } from "react-dom";

const widths = { Celular: 390, Computador: 1280 } as const;

const storageKey = "cms.preview-screen";

/** Two buttons over the preview: phone width, or a computer's screen scaled down. */
export function ScreenSwitch({ page }: { page: Document }) {
  const [screen, setScreen] = useState<keyof typeof widths>(() =>
    localStorage.getItem(storageKey) === "Celular" ? "Celular" : "Computador",
  );
  const frame = page.defaultView?.frameElement;
  const pane = frame?.parentElement;
  useEffect(() => {
    localStorage.setItem(storageKey, screen);
    return frame && pane ? keepWidth(frame as HTMLElement, pane, widths[screen]) : undefined;
  }, [frame, pane, screen]);
  if (!pane) return null;
  return createPortal(
    <fieldset className="preview-screens cms-row" aria-label="Largura da prévia">
      {(["Celular", "Computador"] as const).map((name) => (
        <button key={name} type="button" aria-pressed={name === screen} onClick={() => setScreen(name)}>
          {name}
        </button>
      ))}
    </fieldset>,
    pane,
  );
}

/** Gives the frame a width of its own, scaled down in a narrower pane. */
function keepWidth(frame: HTMLElement, pane: HTMLElement, width: number): () => void {
  Object.assign(pane.style, { position: "relative", overflow: "hidden" });
  const draw = () => {
    const scale = Math.min(1, pane.clientWidth / width);
    Object.assign(frame.style, {
      position: "absolute",
      insetInlineStart: `${Math.max(0, (pane.clientWidth - width) / 2)}px`,
      width: `${width}px`,
      height: `${100 / scale}%`,
      transform: `scale(${scale})`,
      transformOrigin: "0 0",
    });
  };
  const watcher = new ResizeObserver(draw);
  watcher.observe(pane);
  return () => watcher.disconnect();
}
