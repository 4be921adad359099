import { type ReactNode, useEffect, useState } from "react";

/** News that are read out. A live region speaks of what changes in it, not of what it begins with. */
export function Status({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <p role="status">{isThere && children}</p>;
}
