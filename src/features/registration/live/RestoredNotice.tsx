import * as button from "../../../ui/ButtonLink.module.css";
import * as styles from "../Registration.module.css";

/** Says that earlier answers have come back. Somebody else may be at the device now: they can be thrown away. */
export const RestoredNotice = ({ onForget }: { onForget: () => void }) => (
  <div className={styles.panel}>
    <p role="status">
      Recuperamos as respostas que você já tinha escrito nesta aba. As autorizações precisam ser marcadas de novo.
    </p>
    <div>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={onForget}>
        Apagar e começar de novo
      </button>
    </div>
  </div>
);
