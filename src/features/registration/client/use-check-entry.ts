import { useEffect, useRef } from "react";

const mark = "isCheck";
const isHere = (): boolean => Reflect.get(Object(history.state), mark) === true;

/**
 * Gives the check of the answers an entry of its own in the tab's history. It looks like a page: without an entry, Back on a
 * phone would leave the form, and in a tab that another app has opened also close it, with the draft.
 * @param onBack called when the browser has gone back from the check
 */
export function useCheckEntry(onBack: () => void) {
  const form = useRef("");
  const isLeaving = useRef(false);
  const enter = () => {
    form.current = location.href;
    // Each step focuses what it begins with.
    history.scrollRestoration = "manual";
    if (!isHere()) history.pushState({ ...history.state, [mark]: true }, "");
  };
  useEffect(() => {
    const follow = () => {
      if (isHere()) return;
      const hasLeft = isLeaving.current;
      isLeaving.current = false;
      // A jump within the page is a `popstate` too.
      if (location.href !== form.current) return;
      // Whoever was quick has entered again before the browser had left.
      if (hasLeft) enter();
      else onBack();
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  });
  return {
    enter,
    /** Takes the entry back, so that Back leaves the page at once. */
    leave: () => {
      form.current = "";
      isLeaving.current = isHere();
      if (isLeaving.current) history.back();
    },
  };
}
