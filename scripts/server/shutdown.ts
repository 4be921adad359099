const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Cleans up when the process is told to end (Ctrl-C, a closed terminal); told again, it ends at once. */
export function onShutdown(cleanUp: () => Promise<void>): void {
  let told = false;
  const end = () => {
    if (told) process.exit(130);
    told = true;
    cleanUp().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  if (process.env.npm_lifecycle_event) watchParent(end);
}

/** npm ends without telling its child, which would keep the port. */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
