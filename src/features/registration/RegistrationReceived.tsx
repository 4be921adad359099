import { ButtonLink } from "../../ui/ButtonLink";
import { PageHeader } from "../../ui/PageHeader";
import { Section } from "../../ui/Section";
import type { ConsentFacts } from "./consents";
import * as styles from "./Registration.module.css";
import { SecretaryContact } from "./SecretaryContact";

type Props = Pick<ConsentFacts, "replyDays" | "contactPhone" | "contactEmail"> & {
  timeZone: string;
  /** The keys of the forms that come here. */
  forms: readonly string[];
};

/** Thanks those who sent a form without scripts, and says what comes next. */
export function RegistrationReceived({ replyDays, timeZone, forms, ...contact }: Props) {
  return (
    <>
      <PageHeader
        title="Cadastro recebido"
        summary="Obrigado. As suas respostas chegaram à secretaria; não é preciso enviar de novo."
      />
      <Section title="O que acontece agora">
        <div className={styles.ready}>
          {/* Where scripts run they fill it in (src/client/forms.ts). With an empty text, hydration leaves what is there. */}
          <p hidden data-receipt={forms.join(" ")} data-time-zone={timeZone} suppressHydrationWarning>
            {""}
          </p>
          <p>A secretaria lê o cadastro e responde em até {replyDays}, por telefone, WhatsApp ou e-mail.</p>
          <p>
            Se não tiver resposta nesse prazo, ou para corrigir ou retirar os seus dados, fale com a secretaria e diga o
            nome e a cidade do cadastro:
          </p>
          <SecretaryContact {...contact} />
        </div>
        <ButtonLink href="/">Voltar para a Página Inicial</ButtonLink>
      </Section>
    </>
  );
}
