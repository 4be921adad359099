/**
 * @typedef {{ readonly promise: Promise<unknown> }} Task
 * @typedef {{ readonly currentTask?: Task, send: (message: unknown) => void }} Worker
 * @typedef {{ readonly taskQueue: Iterable<{ readonly value: Task }>, readonly workers: readonly Worker[] }} Pool
 */

/**
 * Lets pools of workers end while they have work left. Gatsby gives its worker tasks that it never asks about again, and ends the
 * pool as soon as the pages are there; the pool then sends the next task to a worker that was told to go (`write EPIPE`), or
 * rejects tasks that nobody waits for. Either broke off a quick build on a busy machine.
 * https://github.com/gatsbyjs/gatsby/issues/35055
 * @param {{ prototype: object }} pools the class of gatsby-worker
 */
export function letPoolsEnd({ prototype }) {
  const end = Reflect.get(prototype, "end");
  if (typeof end !== "function")
    throw new Error("Gatsby's workers are of another kind now: see whether scripts/idle-workers.mjs is still needed.");
  /** @this {Pool} */
  function endWithWorkLeft() {
    const left = [
      ...[...this.taskQueue].map(({ value }) => value),
      ...this.workers.flatMap((one) => one.currentTask ?? []),
    ];
    for (const { promise } of left) promise.catch(() => undefined);
    const ended = end.call(this);
    for (const worker of this.workers) worker.send = () => undefined;
    return ended;
  }
  Reflect.set(prototype, "end", endWithWorkLeft);
}
