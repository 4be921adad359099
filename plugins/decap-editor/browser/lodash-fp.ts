type Step = (value: unknown) => unknown;

/** What Decap's packages take of lodash/fp, which would bring all of lodash. */
export const map = (step: Step) => (list: readonly unknown[]) => list.map((one) => step(one));
export const filter = (step: Step) => (list: readonly unknown[]) => list.filter((one) => step(one));
export const flow = (steps: readonly Step[]) => (value: unknown) => steps.reduce((before, step) => step(before), value);
export const fromPairs = (pairs: Iterable<readonly [PropertyKey, unknown]>) => Object.fromEntries(pairs);
