import * as styles from "./SkipLink.module.css";

/** The first stops of the keyboard: past the menu to the page itself, and from there back to menu and search. */
export const SkipLink = () => (
  <div id="top">
    <a href="#conteudo" className={styles.skip}>
      Ir para o conteúdo
    </a>
    <a href="#navegacao" className={styles.skip}>
      Ir para o menu e a busca
    </a>
  </div>
);
