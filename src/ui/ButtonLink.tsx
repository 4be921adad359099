import type { ReactNode } from "react";
import * as styles from "./ButtonLink.module.css";

interface Props {
  href: string;
  children: ReactNode;
  quiet?: boolean;
}

/** A link that looks like a button: the next step that a page proposes. */
export function ButtonLink({ href, children, quiet = false }: Props) {
  return (
    <a href={href} className={quiet ? `${styles.button} ${styles.quiet}` : styles.button}>
      {children}
    </a>
  );
}
