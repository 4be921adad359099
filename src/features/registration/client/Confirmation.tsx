import { useState } from "react";
import * as button from "../../../ui/ButtonLink.module.css";
import type { SiteFacts } from "../consents";
import type { FormDefinition } from "../form-definition";
import * as styles from "../Registration.module.css";
import { SecretaryContact } from "../SecretaryContact";
import { AnswerList } from "./AnswerList";
import type { CheckedAnswers } from "./answers";
import { useFocus } from "./focus";

interface Props {
  definition: FormDefinition;
  answers: CheckedAnswers;
  facts: SiteFacts;
  reference: string;
}

const dateAndTime = { dateStyle: "long", timeStyle: "short" } as const;

/** That it arrived, what happens next, and a record to print. */
export function Confirmation({ definition, answers, facts, reference }: Props) {
  const heading = useFocus<HTMLHeadingElement>();
  const clock = { ...dateAndTime, timeZone: facts.timeZone };
  const [sentAt] = useState(() => new Date());
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
          Protocolo: <strong>{reference}</strong>
        </p>
        <p>
          Enviado em <time dateTime={sentAt.toISOString()}>{sentAt.toLocaleString("pt-BR", clock)}</time> (horário{" "}
          {facts.ofState})
        </p>
      </div>
      <div>
        <h4>O que acontece agora</h4>
        <p>A secretaria lê o cadastro e responde em até {facts.replyDays}, por telefone, WhatsApp ou e-mail.</p>
        <p>Anote o protocolo. Para corrigir ou retirar os seus dados, fale com a secretaria:</p>
        <SecretaryContact {...facts} />
      </div>
      <div className="wrap buttons no-print">
        <button type="button" className={button.button} onClick={() => window.print()}>
          Imprimir ou salvar
        </button>
      </div>
      <AnswerList definition={definition} answers={answers} />
    </div>
  );
}
