import { type RefObject, useEffect, useRef } from "react";

/** For what has just taken the place of something else: it takes the focus, so that it is read and in view. */
export function useFocus<E extends HTMLElement>(turn: unknown = undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn takes the focus again.
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [turn]);
  return element;
}

/** Says first in the page's title that there are errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    const prefix = "Erro: ";
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors]);
}
