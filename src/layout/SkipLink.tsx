import * as styles from "./SkipLink.module.css";

/** The first stop of the keyboard: past the menu, to the page itself. */
export const SkipLink = () => (
  <a href="#conteudo" className={styles.skip}>
    Ir para o conteúdo
  </a>
);
