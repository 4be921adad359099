export type Side = "pastor" | "church";

/** A question of a form. */
export interface Question {
  /** Names it in the site's code and here. */
  readonly key: string;
  /** Its column in an export. */
  readonly name: string;
  readonly options?: readonly string[];
}

/** What the site gives the desk: its forms, so that a form that changes changes the desk. */
export interface DeskSettings {
  readonly siteName: string;
  readonly forms: Readonly<Record<Side, { readonly name: string; readonly questions: readonly Question[] }>>;
  /** The columns of the consents, and what stands there when one is given. */
  readonly consents: readonly string[];
  readonly consentValue: string;
  /** The sub-section that serves each city of the section's state. */
  readonly cities: Readonly<Record<string, string>>;
  readonly state: string;
  /** How long registrations are kept: `12 meses`. */
  readonly retention: string;
}
