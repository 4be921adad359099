import { type Contact, ContactLinks } from "../ui/ContactLinks";
import * as styles from "./Footer.module.css";
import { ThemeSwitch } from "./ThemeSwitch";

interface Office extends Contact {
  readonly name: string;
  readonly address: string;
}

interface Props {
  /** The section's state after its preposition: `de São Paulo`. */
  ofState: string;
  offices: { readonly national: Office; readonly section: Office; readonly copyright: string };
  links: readonly { readonly label: string; readonly path: string | null; readonly hidden: boolean }[];
}

/** Both offices, the main pages once more, and the copyright line. */
export function Footer({ ofState, offices, links }: Props) {
  const shown = links.filter(({ hidden, path }) => !hidden && path);
  return (
    <footer id="contatos" className={styles.footer}>
      <div className={styles.inner}>
        <OfficeBlock office={offices.national} title="Escritório nacional" />
        <OfficeBlock office={offices.section} title={`Escritório ${ofState}`} />
        <nav aria-label="Rodapé" className="no-print">
          <h2>Páginas</h2>
          <ul className={styles.links}>
            {shown.map(({ label, path }) => (
              <li key={label}>
                <a href={path ?? "/"}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <p>{offices.copyright}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function OfficeBlock({ office: { name, address, ...contact }, title }: { office: Office; title: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <address className={styles.address}>
        <strong>{name}</strong>
        {"\n"}
        {address}
      </address>
      <ContactLinks contact={contact} of={title} />
    </section>
  );
}
