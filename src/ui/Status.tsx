import { type ReactNode, useEffect, useState } from "react";

/** A message that is read out: a live region announces what changes in it, not what it begins with. */
export function Status({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <p role="status">{isThere && children}</p>;
}
