import { FieldCheckbox } from "../../ui/Field";
import { type ConsentFacts, consents, consentTerms, consentValue } from "./consents";
import { type FormDefinition, idOf } from "./form-definition";
import * as styles from "./Registration.module.css";
import type { FormControls } from "./RegistrationForm";

interface Props {
  definition: FormDefinition;
  facts: ConsentFacts;
  controls?: FormControls | undefined;
}

/** How the answers are used, then a box for each consent. */
export const ConsentBoxes = ({ definition, facts, controls }: Props) => (
  <fieldset className={styles.group}>
    <legend>
      <h3>Sua autorização</h3>
    </legend>
    <div className={styles.consent}>
      <dl>
        {Object.entries(consentTerms(definition, facts)).map(([term, text]) => [
          <dt key={term}>{term}</dt>,
          <dd key={text}>{text}</dd>,
        ])}
      </dl>
      {consents.map(({ key, name, statement }) => (
        <FieldCheckbox
          key={key}
          id={idOf(key)}
          name={name}
          value={consentValue}
          label={statement(facts.controller, definition.purpose)}
          error={controls?.errors[name]}
          {...controls?.register(name)}
          // Consents are given anew: browsers must not restore them.
          autoComplete="off"
          required
        />
      ))}
      <p>
        Leia também a{" "}
        <a href="/politica-privacidade" target="_blank" rel="noopener">
          política de privacidade (abre em outra aba)
        </a>
        .
      </p>
    </div>
  </fieldset>
);
