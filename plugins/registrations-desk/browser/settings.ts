export type Side = "pastor" | "church";

/** A question of a form. */
export interface Question {
  readonly key: string;
  /** Its column in an export. */
  readonly name: string;
  readonly options?: readonly string[];
}

/** The desk's settings; they follow the site's forms. */
export interface DeskSettings {
  readonly siteName: string;
  readonly forms: Readonly<Record<Side, { readonly name: string; readonly questions: readonly Question[] }>>;
  /** Columns of the consents, and the value of a given one. */
  readonly consents: readonly string[];
  readonly consentValue: string;
  /** The sub-section that serves each city of the section's state; empty where several do. */
  readonly cities: Readonly<Record<string, string>>;
  readonly state: string;
  /** How long registrations are kept: `12 meses`. */
  readonly retention: string;
}
