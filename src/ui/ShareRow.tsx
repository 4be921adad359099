import { ButtonLink } from "./ButtonLink";
import { Icon } from "./Icon";
import * as styles from "./ShareRow.module.css";

const actions = { copy: "Copiar link", sheet: "Compartilhar", print: "Imprimir" };

/** Firefox would bring the buttons back as they were before a reload: bug 654072 there. */
const asSent = { autoComplete: "off" };

/** Ways to share a page. src/client/share.ts shows the buttons that the browser supports; their place is kept. */
export const ShareRow = ({ title, url }: { title: string; url: string }) => (
  <div className={`wrap ${styles.row} no-print`}>
    <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`} quiet>
      <Icon name="whatsapp" /> Enviar pelo WhatsApp
    </ButtonLink>
    {Object.entries(actions).map(([action, label]) => (
      <button key={action} type="button" className="text-button needs-script" disabled data-share={action} {...asSent}>
        {label}
      </button>
    ))}
    <span role="status" />
  </div>
);
