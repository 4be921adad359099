/** Runs a job repeatedly, never twice at once. */
export interface Queue {
  /** Requests a run after a quiet time, or at once. Requests during a run cause one more. */
  readonly request: (atOnce?: boolean) => void;
  readonly stop: () => void;
}

/** Creates a queue. A job that throws ends the process. */
export function createQueue(job: () => Promise<void>, quietMs: number): Queue {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  let stopped = false;

  const run = async () => {
    again = true;
    if (running) return;
    running = true;
    while (again && !stopped) {
      again = false;
      await job();
    }
    running = false;
  };

  return {
    request(atOnce = false) {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(run, atOnce ? 0 : quietMs);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
