import { useEffect, useRef } from "react";
import * as styles from "./Prose.module.css";

/** A body of content. `html` was sanitized when it was made. */
export function Prose({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables.
  useEffect(() => stopAtTables(body.current), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/lib/markdown/sanitize.ts lets nothing active through.
  return <div ref={body} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Makes tables keyboard stops only if they scroll; without this, each is one. Returns what ends it. */
function stopAtTables(body: Element | null) {
  const tables = body?.querySelectorAll("[data-block=table]");
  if (!tables?.length) return undefined;
  const sizes = new ResizeObserver((changed) => {
    for (const { target } of changed) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const table of tables) sizes.observe(table);
  return () => sizes.disconnect();
}
