import * as styles from "./Breadcrumb.module.css";

/** The pages above this one, nearest last. */
export function Breadcrumb({ trail }: { trail: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label="Você está em" className="no-print">
      <ol className={`wrap targets ${styles.trail}`}>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
