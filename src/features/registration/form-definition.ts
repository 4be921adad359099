/** What a secretary compares to match a pastor with a church. Both forms have one field for each. */
export type Criterion = "role" | "regime" | "subsection" | "city";

interface CommonField {
  /** Names the field in code, drafts and ids. */
  readonly key: string;
  /** What the visitor reads, and the name of the answer in the e-mail. */
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
  readonly criterion?: Criterion;
  readonly autoComplete?: AutoFill | "url" | "organization-title";
  /** Shares a row with its neighbour on wide screens. */
  readonly half?: true;
}

/** A field in which the visitor types. */
export interface TextField extends CommonField {
  readonly control: "text" | "email" | "tel" | "url" | "textarea";
  readonly maxLength: number;
  readonly inputMode?: "numeric";
  readonly format?: "phone" | "postal-code" | "cnpj";
}

/** A whole number. */
export interface NumberField extends CommonField {
  readonly control: "number";
  readonly min: number;
  readonly max: number;
}

/** A field with options: `select` and `radios` take one, `checkboxes` any number. */
export interface ChoiceField extends CommonField {
  readonly control: "select" | "radios" | "checkboxes";
  /** Spelled out, or the name of a list. */
  readonly options: "roles" | "regimes" | "subsections" | "states" | readonly string[];
  /** An answer to another question that asks for one here, with that question's label. */
  readonly neededFor?: { readonly label: string; readonly answer: string };
}

export type FormField = TextField | NumberField | ChoiceField;

/** A field without its key, which is its name in its group. */
export type FieldData = Omit<TextField, "key"> | Omit<NumberField, "key"> | Omit<ChoiceField, "key">;

interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly FormField[];
}

/** A whole form as data: the page, the checks, the e-mail and the printed record all come from it. */
export interface FormDefinition {
  readonly key: "pastor-registration" | "church-registration";
  readonly prefix: "P" | "I";
  /** The subject of the e-mail. */
  readonly name: string;
  readonly minutes: number;
  readonly groups: readonly FieldGroup[];
  /** What the answers are for, after 'para'. */
  readonly purpose: string;
  /** Who sees the answers beside those who match people, one sentence. */
  readonly recipients: string;
}

/** Fields that are asked under one legend, by their keys. */
export const group = (legend: string, fields: Readonly<Record<string, FieldData>>): FieldGroup => ({
  legend,
  fields: Object.entries(fields).map(([key, field]) => ({ key, ...field })),
});

/** The fields of a form in the order in which they are asked and arrive. */
export const fieldsOf = ({ groups }: FormDefinition): readonly FormField[] => groups.flatMap(({ fields }) => fields);

/** The questions that require one box of several, which HTML can't express. */
export const boxQuestionsOf = (definition: FormDefinition): readonly FormField[] =>
  fieldsOf(definition).filter(({ control, optional }) => control === "checkboxes" && !optional);

/** The field that answers a criterion. */
export const criterionField = (definition: FormDefinition, criterion: Criterion): FormField | undefined =>
  fieldsOf(definition).find((field) => field.criterion === criterion);

/** The name under which an answer is sent. Formspree shows names as labels, and answers go to the one called `email`. */
export const nameOf = ({ control, label }: FormField): string => (control === "email" ? "email" : label);

/** The names of the answers that this one may ask for. */
export const neededBy = (definition: FormDefinition, name: string): string[] =>
  fieldsOf(definition)
    .filter((field) => "neededFor" in field && field.neededFor?.label === name)
    .map(nameOf);

/** The id of a field's control, or of the first of its options; links in an error summary point at it. */
export const idOf = (key: string): string => `campo-${key}`;
