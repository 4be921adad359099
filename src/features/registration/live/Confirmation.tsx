import * as button from "../../../ui/ButtonLink.module.css";
import { ContactLinks } from "../../../ui/ContactLinks";
import type { ConsentFacts } from "../consent-terms";
import type { FormDefinition } from "../form-definition";
import * as styles from "../Registration.module.css";
import { AnswerList } from "./AnswerList";
import type { CheckedAnswers } from "./answers";
import { useFocus } from "./use-focus";

interface Props {
  definition: FormDefinition;
  answers: CheckedAnswers;
  facts: ConsentFacts;
  protocol: string;
  sentAt: Date;
}

const dateAndTime = { dateStyle: "long", timeStyle: "short", timeZone: "America/Sao_Paulo" } as const;

/** That it arrived, what happens next, and a record to print. */
export function Confirmation({ definition, answers, facts, protocol, sentAt }: Props) {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <div className={styles.steps}>
      <h3 ref={heading} tabIndex={-1}>
        Cadastro recebido
      </h3>
      <div className={styles.panel}>
        <p>
          <strong>{definition.name}</strong>
        </p>
        <p>
          Protocolo: <strong>{protocol}</strong>
        </p>
        <p>
          Enviado em <time dateTime={sentAt.toISOString()}>{sentAt.toLocaleString("pt-BR", dateAndTime)}</time> (horário
          de São Paulo)
        </p>
      </div>
      <div>
        <h4>O que acontece agora</h4>
        <p>A secretaria lê o cadastro e responde em até {facts.replyDays}, por telefone, WhatsApp ou e-mail.</p>
        <p>Anote o protocolo. Para corrigir ou retirar os seus dados, fale com a secretaria:</p>
        <ContactLinks contact={{ phone: facts.contactPhone, email: facts.contactEmail }} of="Secretaria" />
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.button} onClick={() => window.print()}>
          Imprimir ou salvar
        </button>
      </div>
      <AnswerList definition={definition} answers={answers} />
    </div>
  );
}
