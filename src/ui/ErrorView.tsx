import { ButtonLink } from "./ButtonLink";
import * as styles from "./ErrorView.module.css";

export interface ErrorTexts {
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

export const unexpected: ErrorTexts = {
  status: 500,
  title: "Ocorreu um Erro Inesperado",
  message: "Tente de novo daqui a pouco.",
};

interface Props {
  texts: ErrorTexts;
  /** True once the team has been told of the error. */
  isReported?: boolean;
}

/** In place of a page that is missing or broken. */
export function ErrorView({ texts: { status, title, message }, isReported = false }: Props) {
  return (
    <div className={styles.error}>
      <p className={styles.code} id="status">
        {status}
      </p>
      <h1>{title}</h1>
      <p>{isReported ? `Nossa equipe já foi avisada. ${message}` : message}</p>
      <ButtonLink href="/">Voltar para a Página Inicial</ButtonLink>
    </div>
  );
}
