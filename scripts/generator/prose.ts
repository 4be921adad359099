import { pick, type Random } from "./random";
import { words } from "./words";

/** The first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that tells what someone did. */
export function sentence(random: Random): string {
  const core = [words.who, words.did, words.what, words.how].map((part) => pick<string>(random, part)).join(" ");
  return `${random() < 0.4 ? `${pick(random, words.opening)} ${core}` : capital(core)}.`;
}

/** Some sentences: what happened, and what follows from it, in turn. */
export const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, (_, index) =>
    index % 2 === 0 ? sentence(random) : pick(random, words.consequence),
  ).join(" ");
