/** A source of numbers from 0 to 1 that gives the same ones for the same seed. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough to make texts and pictures vary. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `from` to `to`, both included. */
export const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** One of some things. */
export function pick<T>(random: Random, things: readonly [T, ...T[]]): T {
  return things[Math.floor(random() * things.length)] ?? things[0];
}

/** Some of some things, none twice, in no order. */
export function sample<T>(random: Random, things: readonly T[], count: number): T[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
