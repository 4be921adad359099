import * as styles from "./Breadcrumb.module.css";

/** The pages above this one: home, and the list that it is in. */
export const Breadcrumb = ({ href, label }: { href: string; label: string }) => (
  <nav aria-label="Você está em" className="no-print">
    <ol className={`wrap targets ${styles.trail}`}>
      <li>
        <a href="/">Página inicial</a>
      </li>
      <li>
        <a href={href}>{label}</a>
      </li>
    </ol>
  </nav>
);
