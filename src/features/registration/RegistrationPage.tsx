import { ButtonLink } from "../../ui/ButtonLink";
import { PageHeader } from "../../ui/PageHeader";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { Registration } from "./Registration";
import * as styles from "./Registration.module.css";
import type { RegistrationFormProps } from "./RegistrationForm";
import { SecretaryContact } from "./SecretaryContact";

export interface RegistrationPageData {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly requirements: readonly { readonly item: string }[] | null;
}

interface Props extends Omit<RegistrationFormProps, "action"> {
  page: RegistrationPageData;
  /** Where the form is sent; without it, the page names the secretary instead. */
  action: string | undefined;
}

/** A registration from top to bottom: what to have ready, how it works, the form. */
export function RegistrationPage({ page: { title, summary, html, requirements }, definition, action, ...rest }: Props) {
  const hasList = requirements !== null && requirements.length > 0;
  return (
    <>
      <PageHeader title={title} summary={summary} />
      <div className={styles.intro}>
        <section className={styles.ready}>
          {hasList && (
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
          <>
            <p>
              <strong>O formulário ainda não está disponível no site.</strong> A secretaria faz o seu cadastro: ligue ou
              escreva{hasList && ", e tenha em mãos o que está na lista acima"}.
            </p>
            <SecretaryContact {...rest.facts} />
          </>
        )}
      </Section>
    </>
  );
}
