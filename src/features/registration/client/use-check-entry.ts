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
  useEffect(() => {
    // A jump within the page is a `popstate` too.
    const follow = () => !isHere() && location.href === form.current && onBack();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  });
  return {
    enter: () => {
      form.current = location.href;
      // Each step focuses what it begins with.
      history.scrollRestoration = "manual";
      if (!isHere()) history.pushState({ ...history.state, [mark]: true }, "");
    },
    /** Takes the entry back, so that Back leaves the page at once. */
    leave: () => {
      form.current = "";
      if (isHere()) history.back();
    },
  };
}
