import { ButtonLink } from "../../ui/ButtonLink";
import { ContactLinks } from "../../ui/ContactLinks";
import { PageHeader } from "../../ui/PageHeader";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import type { ConsentFacts } from "./consent-terms";
import type { ContentOptions } from "./field-options";
import type { FormDefinition } from "./form-definition";
import { Registration } from "./Registration";
import * as styles from "./Registration.module.css";

export interface RegistrationPageData {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly requirements: readonly { readonly item: string }[] | null;
}

interface Props {
  page: RegistrationPageData;
  definition: FormDefinition;
  /** Where the form is sent; without it, the page says how to register otherwise. */
  action: string | undefined;
  next: string;
  content: ContentOptions;
  facts: ConsentFacts;
}

/** A registration from top to bottom: what to have ready, how it works, the form. */
export function RegistrationPage({ page: { title, summary, html, requirements }, definition, action, ...rest }: Props) {
  return (
    <>
      <PageHeader title={title} summary={summary} />
      <div className={styles.intro}>
        <section className={styles.ready}>
          {requirements && requirements.length > 0 && (
            <>
              <h2>Tenha em mãos</h2>
              <ul>
                {requirements.map(({ item }) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
          <p>Preencher leva cerca de {definition.minutes} minutos.</p>
          <ButtonLink href="#formulario">Ir para o formulário</ButtonLink>
        </section>
        <Prose html={html} />
      </div>
      <Section title="Formulário" id="formulario">
        {action ? (
          <Registration definition={definition} action={action} {...rest} />
        ) : (
          <Unavailable facts={rest.facts} />
        )}
      </Section>
    </>
  );
}

/** Stands in the form's place while there is nowhere to send it. */
function Unavailable({ facts: { contactPhone, contactEmail } }: { facts: ConsentFacts }) {
  return (
    <>
      <p>
        <strong>O formulário ainda não está disponível no site.</strong> A secretaria faz o seu cadastro: ligue ou
        escreva, e tenha em mãos o que está na lista acima.
      </p>
      <ContactLinks contact={{ phone: contactPhone, email: contactEmail }} of="Secretaria" />
    </>
  );
}
