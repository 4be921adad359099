import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./Field.module.css";

interface FieldTexts {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the answer and how to put it right. */
  error?: string | undefined;
  /** Marked in words: fields without it are required. */
  optional?: boolean;
}

type NoteTexts = Pick<FieldTexts, "id" | "hint" | "error">;

/** Ties hint and error to a control. Without `aria-invalid`, browsers call each empty required field invalid. */
const described = ({ id, hint, error }: NoteTexts) => ({
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
  "aria-invalid": Boolean(error),
});

interface FieldProps extends FieldTexts {
  children: (control: { readonly id: string } & ReturnType<typeof described>) => ReactNode;
}

/** A labelled control, with its hint above it and room for an error. */
export const Field = ({ children, ...texts }: FieldProps) => (
  <div className={`controls ${styles.field}`}>
    <label className={styles.label} htmlFor={texts.id}>
      <Label {...texts} />
    </label>
    <Notes {...texts} />
    {children({ id: texts.id, ...described(texts) })}
  </div>
);

const Label = ({ label, optional = false }: FieldTexts) => (
  <>
    {label}
    {optional && <span> (opcional)</span>}
  </>
);

const Notes = ({ id, hint, error }: NoteTexts) => (
  <>
    {hint && (
      <p className={`meta ${styles.hint}`} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      // Another text is another element: browsers that translate the page take the text out of React's hands.
      <p key={error} className={styles.error} id={`${id}-error`}>
        <span className="sr-only">Erro: </span>
        {error}
      </p>
    )}
  </>
);

interface ChoicesProps extends FieldTexts {
  type: "radio" | "checkbox";
  /** All boxes of one question share it. */
  name: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Native validation. HTML can't ask for one box of several: `src/client/forms.ts` does, or the form's styles. */
  required?: boolean;
  /** Goes to every box. */
  control?: ComponentPropsWithRef<"input"> | undefined;
}

/** A question with boxes. The first has the field's id, for links, and the error: such a link skips the question. */
export function FieldChoices({ type, name, options, required = false, control, ...texts }: ChoicesProps) {
  const isRadio = type === "radio";
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = described(texts);
  return (
    <fieldset
      className={styles.field}
      role={isRadio ? "radiogroup" : undefined}
      aria-describedby={describedBy}
      aria-invalid={isRadio ? isInvalid : undefined}
      data-needs-one={required && !isRadio ? `Marque pelo menos uma opção em “${texts.label}”` : undefined}
    >
      <legend className={styles.label}>
        <Label {...texts} />
      </legend>
      <Notes {...texts} />
      <div>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              {...control}
              type={type}
              id={index === 0 ? texts.id : `${texts.id}-${index + 1}`}
              name={name}
              value={value}
              required={required && isRadio}
              aria-invalid={isInvalid}
              aria-describedby={index === 0 && texts.error ? `${texts.id}-error` : undefined}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = ComponentPropsWithRef<"input"> & Pick<FieldTexts, "id" | "label" | "error">;

/** One box with the statement that it agrees to. */
export const FieldCheckbox = ({ label, error, ...control }: CheckboxProps) => (
  <div className={styles.field}>
    <Notes id={control.id} error={error} />
    <label className={styles.choice}>
      <input {...control} type="checkbox" {...described({ id: control.id, error })} />
      <strong>{label}</strong>
    </label>
  </div>
);
