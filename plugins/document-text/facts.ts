/** Why a file can't be read, or not as text. */
export type Trouble = "encrypted" | "broken" | "scanned";

/** What the worker reads out of a file. */
export interface ReadFile {
  /** The text of each page; a file without pages has one. */
  readonly pages: readonly string[];
  /** The first page as a small picture. */
  readonly thumbnail: { readonly width: number; readonly height: number; readonly webp: Uint8Array } | null;
  readonly trouble?: Trouble;
}

/** What is known of a document's file. */
export interface DocumentFacts {
  /** Of what it holds. */
  readonly digest: string;
  readonly pages: readonly string[];
  readonly thumbnail: { readonly width: number; readonly height: number } | null;
  readonly trouble?: Trouble;
}
