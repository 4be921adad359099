import type { Attempt } from "../../../client/attempts";
import { momentIn } from "../../../lib/event-times";
import * as button from "../../../ui/ButtonLink.module.css";
import type { SiteFacts } from "../consents";
import type { FormDefinition } from "../form-definition";
import * as styles from "../Registration.module.css";
import { SecretaryContact } from "../SecretaryContact";
import { AnswerList } from "./AnswerList";
import type { CheckedAnswers } from "./answers";
import { useFocus, useTitle } from "./focus";

interface Props {
  definition: FormDefinition;
  /** Unknown after a reload. */
  answers: CheckedAnswers | undefined;
  facts: SiteFacts;
  attempt: Attempt;
  onAgain: () => void;
}

/** When it was sent, by the section's clock. */
export const momentOf = ({ at }: Attempt, timeZone: string) => <time dateTime={at}>{momentIn(timeZone, at)}</time>;

/** Confirms delivery, with the next steps and a record to print. */
export function Confirmation({ definition, answers, facts, attempt, onAgain }: Props) {
  const heading = useFocus<HTMLHeadingElement>();
  useTitle("Cadastro recebido");
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
          Protocolo: <strong>{attempt.reference}</strong>
        </p>
        <p>
          Enviado em {momentOf(attempt, facts.timeZone)} (horário {facts.ofState})
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
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={onAgain}>
          Fazer outro cadastro
        </button>
      </div>
      {answers && <AnswerList definition={definition} answers={answers} />}
    </div>
  );
}
