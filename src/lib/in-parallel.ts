/** Maps items with an async function, at most `atOnce` at a time (64 keep a disk busy). Results keep the order. */
export async function inParallel<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>, atOnce = 64): Promise<R[]> {
  const done: R[] = [];
  const line = [...items].entries();
  const worker = async () => {
    for (const [index, item] of line) done[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
