/** An error as Formspree words it. */
export interface FormError {
  readonly status: number;
  readonly code?: string;
  readonly field?: string;
  readonly message: string;
}

/** Every code of Formspree's client (@formspree/core), with the HTTP status that it comes with. */
export const formErrors = {
  BLOCKED: { status: 403, message: "Form is blocked" },
  EMPTY: { status: 400, message: "Form submission is empty" },
  FILES_TOO_BIG: { status: 413, message: "Files are too big" },
  FORM_NOT_FOUND: { status: 404, message: "Form not found" },
  INACTIVE: { status: 403, message: "Form is not active" },
  NO_FILE_UPLOADS: { status: 400, message: "File uploads are not permitted" },
  PROJECT_NOT_FOUND: { status: 404, message: "Project not found" },
  TOO_MANY_FILES: { status: 400, message: "Too many files" },
  REQUIRED_FIELD_EMPTY: { status: 422, message: "should not be empty", field: "email" },
  REQUIRED_FIELD_MISSING: { status: 422, message: "is required", field: "email" },
  TYPE_EMAIL: { status: 422, message: "should be an email", field: "email" },
  TYPE_NUMERIC: { status: 422, message: "should be a number", field: "Anos de ministério" },
  TYPE_TEXT: { status: 422, message: "should be text", field: "Cidade" },
} as const satisfies Readonly<Record<string, FormError>>;

/** The error of a code, or undefined for what is none. */
export function formError(code: string): FormError | undefined {
  const found = Object.entries(formErrors).find(([known]) => known === code);
  return found && { code, ...found[1] };
}

/** What Formspree would refuse in these fields. */
export function refusal(fields: readonly (readonly [string, string])[]): FormError | undefined {
  const answers = fields.filter(([name, answer]) => !name.startsWith("_") && answer.trim() !== "");
  if (answers.length === 0) return formError("EMPTY");
  const email = fields.find(([name]) => name === "email" || name === "_replyto")?.[1];
  if (email?.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return formError("TYPE_EMAIL");
  return undefined;
}

/** An error as the body of an answer in JSON. */
export const errorBody = ({ code, field, message }: FormError) => ({
  error: message,
  errors: [{ ...(code && { code }), ...(field && { field }), message }],
});
