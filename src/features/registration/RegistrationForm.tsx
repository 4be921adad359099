import type { FormEventHandler, ReactNode, Ref } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import * as button from "../../ui/ButtonLink.module.css";
import { ConsentBoxes } from "./ConsentBoxes";
import type { SiteFacts } from "./consents";
import type { ContentOptions } from "./field-options";
import { boxQuestionsOf, type FormDefinition, type FormField, nameOf } from "./form-definition";
import * as styles from "./Registration.module.css";
import { RegistrationField } from "./RegistrationField";
import { SecretaryContact } from "./SecretaryContact";

/** What the client adds to the form. Names are those under which answers are sent. */
export interface FormControls {
  readonly register: (name: string) => UseFormRegisterReturn;
  readonly errors: Readonly<Record<string, string>>;
  readonly hidden: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Renders help below a field. */
  readonly beside: (field: FormField) => ReactNode;
}

export interface RegistrationFormProps {
  definition: FormDefinition;
  action: string;
  /** Full address of the page that follows. */
  next: string;
  content: ContentOptions;
  facts: SiteFacts;
}

interface Props extends RegistrationFormProps {
  ref?: Ref<HTMLFormElement>;
  controls?: FormControls | undefined;
}

/** The form as a browser alone can send it: no script needed. */
export function RegistrationForm({ definition, action, next, content, facts, ref, controls }: Props) {
  const boxQuestions = boxQuestionsOf(definition);
  return (
    <form
      ref={ref}
      className={styles.form}
      name={definition.key}
      data-prefix={definition.prefix}
      data-utc-offset={facts.utcOffset}
      method="post"
      action={action}
      aria-label={definition.name}
      noValidate={controls !== undefined}
      hidden={controls?.hidden}
      onSubmit={controls?.onSubmit}
    >
      {boxQuestions.length > 0 && (
        <noscript>
          {/* The button that Enter presses: it would pass by those questions. */}
          <button type="submit" disabled hidden>
            Enviar
          </button>
        </noscript>
      )}
      <input type="hidden" name="_subject" defaultValue={definition.name} />
      <input type="hidden" name="_next" value={next} />
      {/* Where scripts run they fill it in (src/client/forms.ts). */}
      <input type="hidden" name="Protocolo" defaultValue="" disabled />
      <Honeypot />
      <p>Responda a todos os campos, menos os marcados como opcionais.</p>
      {definition.groups.map(({ legend, fields }) => (
        <fieldset key={legend} className={styles.group}>
          <legend>
            <h3>{legend}</h3>
          </legend>
          {fields.map((field) => (
            <div
              key={field.key}
              className={field.half && styles.half}
              data-needs-box={boxQuestions.indexOf(field) + 1 || undefined}
            >
              <RegistrationField
                field={field}
                content={content}
                registered={controls?.register(nameOf(field))}
                error={controls?.errors[nameOf(field)]}
              />
              {roomFor(field) ? (
                <div className={`needs-script ${roomFor(field)}`}>{controls?.beside(field)}</div>
              ) : (
                controls?.beside(field)
              )}
            </div>
          ))}
        </fieldset>
      ))}
      <ConsentBoxes definition={definition} facts={facts} controls={controls} />
      <div className={styles.send}>
        <button type="submit" className={button.button}>
          {controls ? "Continuar: conferir as respostas" : "Enviar cadastro"}
        </button>
        {boxQuestions.length > 0 && (
          <p className={styles.unsendable}>
            {`O botão de enviar aparece aqui quando houver uma opção marcada em ${boxQuestions.map(({ label }) => `“${label}”`).join(" e em ")}.`}
          </p>
        )}
      </div>
      <div>
        <p>Algum problema com o formulário? Fale com a secretaria:</p>
        <SecretaryContact {...facts} />
      </div>
    </form>
  );
}

/** Reserves the height of the client's help below some fields, so that nothing moves. */
function roomFor(field: FormField): string | undefined {
  if (field.control === "textarea") return styles.count;
  return "format" in field && field.format === "postal-code" ? styles.lookup : undefined;
}

/**
 * A hidden field: Formspree silently drops what comes with it filled in
 * (https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering). It is read-only,
 * src/client/attempts.ts empties it, and the attributes keep password managers away.
 */
function Honeypot() {
  return (
    <div hidden>
      <label>
        Não preencha
        <input type="text" name="_gotcha" autoComplete="off" readOnly {...unfilled} />
      </label>
    </div>
  );
}

const unfilled = {
  // https://developer.1password.com/docs/web/compatible-website-design/
  "data-1p-ignore": "true",
  // LastPass: https://kylenunery.com/lastpass-autofill-rules/
  "data-lpignore": "true",
  // https://github.com/bitwarden/clients/pull/1875
  "data-bwignore": "true",
  // Dashlane: https://dashlane.github.io/SAWF/#data-form-type-attribute-other-value
  "data-form-type": "other",
  // Proton Pass: IGNORE_ELEMENT_ATTR in https://github.com/ProtonMail/WebClients
  "data-protonpass-ignore": "true",
};
