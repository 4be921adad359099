import type { Attempt } from "../../../client/attempts";
import * as button from "../../../ui/ButtonLink.module.css";
import type { SiteFacts } from "../consents";
import type { FormDefinition, FormField } from "../form-definition";
import * as styles from "../Registration.module.css";
import { SecretaryContact } from "../SecretaryContact";
import { AnswerList } from "./AnswerList";
import { asText, type CheckedAnswers } from "./answers";
import { momentOf } from "./Confirmation";
import { useFocus, useTitle } from "./focus";
import { OtherWays } from "./OtherWays";
import type { SubmissionState } from "./use-submission";

interface Props {
  definition: FormDefinition;
  answers: CheckedAnswers;
  facts: SiteFacts;
  /** The attempt with these answers, if there is one. */
  attempt: Attempt | undefined;
  submission: SubmissionState;
  onSend: () => void;
  onNative: () => void;
  /** With a field, the one to change. */
  onBack: (field?: FormField) => void;
}

/** Reviews the answers before they are sent, each with a link to change it. */
export function CheckAnswers({ definition, answers, facts, attempt, submission, ...on }: Props) {
  const heading = useFocus<HTMLHeadingElement>();
  const { status, problem } = submission;
  useTitle(problem ? "Erro" : "Confira as suas respostas");
  const isSending = status === "sending";
  return (
    <div className={styles.steps}>
      <h3 ref={heading} tabIndex={-1}>
        Confira as suas respostas
      </h3>
      {status === "idle" &&
        (attempt?.status === "open" ? (
          <UnknownAttempt attempt={attempt} timeZone={facts.timeZone} />
        ) : (
          <p>Ainda falta enviar. Confira e toque em “Enviar cadastro”, no fim.</p>
        ))}
      <AnswerList definition={definition} answers={answers} onChange={isSending ? () => undefined : on.onBack} />
      <p>Você autorizou o tratamento e o envio destes dados como descrito no formulário.</p>
      <div role="alert">
        {problem && (
          <div className={styles.panel} data-tone="problem">
            <h4>{problem.title}</h4>
            <p>{problem.text}</p>
            {attempt && <p>Protocolo: {attempt.reference}</p>}
          </div>
        )}
      </div>
      {problem && (
        <OtherWays
          text={asText(definition, answers, attempt?.reference ?? "")}
          subject={[definition.name, attempt?.reference].filter(Boolean).join(" · ")}
          contactEmail={facts.contactEmail}
          onNative={status === "waiting" ? undefined : on.onNative}
        />
      )}
      <p role="status">{isSending ? "Enviando o cadastro. Espere um momento…" : ""}</p>
      <div className="wrap buttons no-print">
        <button type="button" className={button.button} aria-disabled={isSending} onClick={on.onSend}>
          {problem ? "Enviar de novo" : "Enviar cadastro"}
        </button>
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          aria-disabled={isSending}
          onClick={() => !isSending && on.onBack()}
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

/** That an earlier attempt may have arrived, and that sending again does no harm. */
export const UnknownAttempt = ({ attempt, timeZone }: { attempt: Attempt; timeZone: string }) => (
  <p>
    <strong>Não sabemos se chegou</strong> o cadastro de protocolo {attempt.reference}, enviado em{" "}
    {momentOf(attempt, timeZone)}. Se você enviar de novo com o mesmo nome e e-mail, o protocolo é o mesmo, e a
    secretaria não conta duas vezes. Se corrigir um deles, o protocolo é outro: diga à secretaria que este não vale.
  </p>
);
