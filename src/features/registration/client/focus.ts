import { type RefObject, useEffect, useRef } from "react";

/** Focuses an element that has replaced another, so that it is read and in view. */
export function useFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    // The replaced element is hidden only in the next frame, and not every browser keeps the focus in view.
    const frame = requestAnimationFrame(() =>
      element.current?.scrollIntoView?.({ block: "start", behavior: "instant" }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}

/** Prefixes the page's title with the step, or with a note of errors. */
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
