import { type RefObject, useEffect, useRef } from "react";

/** For what has just taken the place of something else: it takes the focus, so that it is read and in view. */
export function useFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    // What it takes the place of is hidden until the next frame, and not every browser keeps in view what was.
    const frame = requestAnimationFrame(() =>
      element.current?.scrollIntoView?.({ block: "start", behavior: "instant" }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}

/** Says first in the page's title how far one has come, or that there are errors. */
export function useTitle(news: string | false): void {
  useEffect(() => {
    if (!news) return;
    const prefix = `${news}: `;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [news]);
}
