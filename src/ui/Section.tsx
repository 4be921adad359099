import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as styles from "./Section.module.css";

interface Props {
  title: string;
  children: ReactNode;
  id?: string;
  /** Link to the rest of what the section shows. */
  more?: { href: string; label: string };
}

/** A part of a page under a heading of its own. */
export function Section({ title, children, id, more }: Props) {
  return (
    <section className={styles.section} id={id}>
      <div className={`wrap targets ${styles.head}`}>
        <h2>{title}</h2>
        {more && (
          <a className={styles.more} href={more.href}>
            {`${more.label} `}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
