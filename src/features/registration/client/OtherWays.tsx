import { useRef, useState } from "react";
import { holdMs } from "../../../client/attempts";
import { mailLink } from "../../../lib/mail-link";
import * as button from "../../../ui/ButtonLink.module.css";
import * as styles from "../Registration.module.css";

interface Props {
  /** All answers, with the reference number. */
  text: string;
  subject: string;
  contactEmail: string;
  /** Lets the browser send the form; undefined while offline. */
  onNative: (() => void) | undefined;
}

/** Other ways to send a registration when sending fails. */
export function OtherWays({ text, subject, contactEmail, onNative }: Props) {
  const [told, setTold] = useState("");
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  const leave = () => {
    // Each press would be another message to the secretary.
    if (Date.now() - leftAt.current < holdMs) return;
    leftAt.current = Date.now();
    setTold("Enviando pelo modo simples. Espere: a confirmação abre em outra página.");
    onNative?.();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold("Respostas copiadas. Cole-as em um e-mail ou em uma mensagem para a secretaria.");
    } catch {
      setTold("O navegador não deixou copiar. Selecione as respostas acima e copie.");
    }
  };
  const letter = { to: contactEmail, subject, body: text };
  const { href, isLong } = mailLink(letter, "Cole aqui as respostas.\n");
  return (
    <div className={`no-print ${styles.lookup}`}>
      <h4>Outros caminhos</h4>
      <p>Vão com o mesmo protocolo. Use um só deles.</p>
      {onNative && (
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={leave}>
          Enviar pelo modo simples
        </button>
      )}
      <a className={`${button.button} ${button.quiet}`} href={href} onClick={isLong ? copy : undefined}>
        Escrever um e-mail com as respostas
      </a>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={copy}>
        Copiar todas as respostas
      </button>
      <p role="status">{told}</p>
    </div>
  );
}
