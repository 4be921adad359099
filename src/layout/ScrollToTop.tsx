import { Icon } from "../ui/Icon";
import * as styles from "./ScrollToTop.module.css";

/** Back to the head of the page. */
export const ScrollToTop = () => (
  <nav className={`${styles.strip} no-print`} aria-label="Topo da página">
    <a href="#top" className={styles.top} aria-label="Voltar ao topo">
      <Icon name="up" />
    </a>
  </nav>
);
