/** Enough to keep the disk busy, few enough for the usual limit of open files. */
const atOnce = 64;

/** Does something with each of many files, some at a time; the results in their order. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return done;
}
