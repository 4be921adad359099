import { Icon } from "../ui/Icon";
import { Logo } from "../ui/Logo";
import * as styles from "./Header.module.css";
import { isShown } from "./menu-items";

interface MenuLink {
  readonly label: string;
  readonly path: string | null;
  readonly hidden: boolean;
}

export interface MenuItem extends MenuLink {
  readonly items: readonly MenuLink[];
}

interface Props {
  site: { readonly name: string; readonly fullName: string };
  items: readonly MenuItem[];
  path: string;
}

/** The name of the site and its menu. Popover and `details` open without a script; src/client/menu.ts closes them. */
export function Header({ site, items, path }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.brand} aria-label={`${site.name}: ${site.fullName}, página inicial`}>
          <Logo />
          {` ${site.name}`}
        </a>
        <nav id="navegacao" aria-label="Menu principal" className="no-print">
          <button type="button" popoverTarget="menu" className={styles.toggle}>
            <Icon name="menu" /> Menu
          </button>
          <ul id="menu" popover="auto" className={styles.menu}>
            {items.filter(isShown).map((item) => (
              <li key={item.label}>
                <Entry item={item} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <a href="/busca" className={`${styles.find} no-print`} aria-current={path === "/busca" ? "page" : undefined}>
          <Icon name="search" />
          <span className="sr-only">Buscar no site</span>
        </a>
      </div>
    </header>
  );
}

function Entry({ item, path }: { item: MenuItem; path: string }) {
  const inner = item.items.filter(isShown);
  if (inner.length === 0) return item.path ? <Link link={item} path={path} /> : null;
  return (
    <details className={styles.entry} name="menu">
      <summary>
        {`${item.label} `}
        <Icon name="down" />
      </summary>
      <ul className={styles.sub}>
        {inner.map((link) => (
          <li key={link.label}>
            <Link link={link} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const Link = ({ link, path }: { link: MenuLink; path: string }) => (
  <a href={link.path ?? "/"} className={styles.link} aria-current={link.path === path ? "page" : undefined}>
    {link.label}
  </a>
);
