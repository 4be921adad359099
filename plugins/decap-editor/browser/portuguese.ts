import { pt } from "decap-cms-locales";
import ours from "./phrases.json";

/** A tree of phrases, as Decap keeps them. */
export interface Phrases {
  readonly [key: string]: string | Phrases;
}

/** Every phrase of the editor: Portuguese as Decap has it, with what it lacks or says badly. */
export const portuguese = (): Phrases => merge(pt as Phrases, ours);

function merge(base: Phrases, over: Phrases): Phrases {
  const merged: Record<string, string | Phrases> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const under = merged[key];
    merged[key] = typeof value === "object" && typeof under === "object" ? merge(under, value) : value;
  }
  return merged;
}
