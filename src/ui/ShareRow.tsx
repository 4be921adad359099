import { ButtonLink } from "./ButtonLink";
import { Icon } from "./Icon";
import * as styles from "./ShareRow.module.css";

/**
 * Ways to pass a page on, WhatsApp first. The buttons keep their place and stay out of sight until runtime/share has found
 * that the browser can do what they say.
 */
export const ShareRow = ({ title, url }: { title: string; url: string }) => (
  <div className={`wrap ${styles.row} no-print`}>
    <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`} quiet>
      <Icon name="whatsapp" /> Enviar pelo WhatsApp
    </ButtonLink>
    <button type="button" className="text-button" disabled data-share="copy">
      Copiar link
    </button>
    <button type="button" className="text-button" disabled data-share="sheet">
      Compartilhar
    </button>
    <button type="button" className="text-button" disabled data-share="print">
      Imprimir
    </button>
    <span role="status" />
  </div>
);
