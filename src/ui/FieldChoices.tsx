import type { ComponentPropsWithRef } from "react";
import { describedBy, FieldNotes, type FieldTexts, OptionalMark } from "./Field";
import * as styles from "./Field.module.css";

interface Props extends FieldTexts {
  type: "radio" | "checkbox";
  /** All boxes of one question share it. */
  name: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Native validation, for radios only: HTML can't ask for one box of several. */
  required?: boolean;
  /** Goes to every box. */
  control?: ComponentPropsWithRef<"input"> | undefined;
}

/** A question with boxes to choose from. The first box carries the field's id, so that a link can lead to it. */
export function FieldChoices({ type, name, options, required = false, control, ...texts }: Props) {
  const { id, label, error, optional = false } = texts;
  return (
    <fieldset
      className={styles.field}
      role={type === "radio" ? "radiogroup" : undefined}
      aria-describedby={describedBy(texts)}
      aria-invalid={type === "radio" && error ? true : undefined}
    >
      <legend className={styles.label}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes {...texts} />
      <div>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              {...control}
              type={type}
              id={index === 0 ? id : `${id}-${index + 1}`}
              name={name}
              value={value}
              required={required && type === "radio"}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = ComponentPropsWithRef<"input"> & { id: string; label: string; error?: string | undefined };

/** One box that stands by itself, with the statement that it agrees to. */
export function FieldCheckbox({ label, error, ...control }: CheckboxProps) {
  const texts: FieldTexts = { id: control.id, label, error };
  return (
    <div className={styles.field}>
      <FieldNotes {...texts} />
      <label className={styles.choice}>
        <input
          {...control}
          type="checkbox"
          aria-describedby={describedBy(texts)}
          aria-invalid={error ? true : undefined}
        />
        <strong>{label}</strong>
      </label>
    </div>
  );
}
