import { ButtonLink } from "../../ui/ButtonLink";
import * as styles from "./ErrorView.module.css";
import type { ErrorTexts } from "./error-texts";

/** What a visitor sees in place of a page that is missing or broken. */
export function ErrorView({ status, title, message }: ErrorTexts) {
  return (
    <div className={styles.error}>
      <p className={styles.code}>{status}</p>
      <h1>{title}</h1>
      <p>{message}</p>
      <ButtonLink href="/">Voltar para a Página Inicial</ButtonLink>
    </div>
  );
}
