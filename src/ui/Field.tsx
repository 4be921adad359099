import type { ReactNode } from "react";
import * as styles from "./Field.module.css";

/** What the control of a field must carry, so that its hint and its error are read with it. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldTexts {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the answer and how to put it right. */
  error?: string | undefined;
  /** Said in words: fields without it are required. */
  optional?: boolean;
}

/** A labelled control, with its hint above it and room for an error. */
export function Field({ children, ...texts }: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, error, optional = false } = texts;
  return (
    <div className={`controls ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldNotes {...texts} />
      {children({ id, "aria-describedby": describedBy(texts), "aria-invalid": error ? true : undefined })}
    </div>
  );
}

/** Says that a field may stay empty. */
export const OptionalMark = () => <span> (opcional)</span>;

/** The hint and the error of a field. */
export function FieldNotes({ id, hint, error }: FieldTexts) {
  return (
    <>
      {hint && (
        <p className={`meta ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <span className="sr-only">Erro: </span>
          {error}
        </p>
      )}
    </>
  );
}

/** The ids of the texts that belong to a field, as `aria-describedby` wants them. */
export function describedBy({ id, hint, error }: FieldTexts): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}
