/** Runs one job again and again, never twice at once. */
export interface Queue {
  /** Asks for a run once things have been quiet for a while. Asked during a run, however often, one more follows. */
  readonly request: () => void;
  /** Lets nothing new start. */
  readonly stop: () => void;
}

/** The job handles its own failures: what it throws ends the process. */
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
    request() {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(run, quietMs);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
