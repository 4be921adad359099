import { useEffect, useState } from "react";

/** What was last loaded, and under which key: it stays until what belongs to another key is there. */
export function useLoaded<Value>(
  key: string,
  load: () => Promise<Value>,
): { readonly key: string; readonly value: Value } | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all that matters of `load`.
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ key, value }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded;
}
