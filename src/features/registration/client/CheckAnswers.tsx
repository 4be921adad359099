import * as button from "../../../ui/ButtonLink.module.css";
import type { ConsentFacts } from "../consents";
import type { FormDefinition, FormField } from "../form-definition";
import * as styles from "../Registration.module.css";
import { SecretaryContact } from "../SecretaryContact";
import { AnswerList } from "./AnswerList";
import type { CheckedAnswers } from "./answers";
import { useErrorTitle, useFocus } from "./focus";
import type { SubmissionState } from "./use-submission";

interface Props {
  definition: FormDefinition;
  answers: CheckedAnswers;
  facts: ConsentFacts;
  reference: string;
  submission: SubmissionState;
  onSend: () => void;
  /** With a field, the one to change. */
  onBack: (field?: FormField) => void;
}

/** The answers once more before they are sent, each with a way to change it. */
export function CheckAnswers({ definition, answers, facts, reference, submission, onSend, onBack }: Props) {
  const heading = useFocus<HTMLHeadingElement>();
  const { status, problem } = submission;
  useErrorTitle(problem !== undefined);
  const isSending = status === "sending";
  return (
    <div className={styles.steps}>
      <h3 ref={heading} tabIndex={-1}>
        Confira as suas respostas
      </h3>
      <p>Ainda falta enviar. Confira e toque em “Enviar cadastro”, no fim.</p>
      <AnswerList definition={definition} answers={answers} onChange={isSending ? () => undefined : onBack} />
      <p>Você autorizou o tratamento e o envio destes dados como descrito no formulário.</p>
      <div role="alert">
        {problem && (
          <div className={styles.panel} data-tone="problem">
            <h4>{problem.title}</h4>
            <p>{problem.text}</p>
            <p>Protocolo: {reference}</p>
          </div>
        )}
      </div>
      <p role="status">{isSending ? "Enviando o cadastro. Espere um momento…" : ""}</p>
      <div className="wrap buttons no-print">
        <button type="button" className={button.button} aria-disabled={isSending} onClick={onSend}>
          {problem ? "Enviar de novo" : "Enviar cadastro"}
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          aria-disabled={isSending}
          onClick={() => !isSending && onBack()}
        >
          Voltar ao formulário
        </button>
      </div>
      <div>
        <p>Precisa de ajuda? Fale com a secretaria:</p>
        <SecretaryContact {...facts} />
      </div>
    </div>
  );
}
