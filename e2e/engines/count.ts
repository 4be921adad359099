import type { FullConfig, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Says at the end how many journeys passed in each engine, how long they took one by one, and which engine this machine has not. */
export default class Count implements Reporter {
  private readonly passed = new Map<string, Set<string>>();
  private readonly seconds = new Map<string, number>();
  private projects: readonly string[] = [];

  onBegin({ projects }: FullConfig) {
    this.projects = projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult) {
    const name = test.parent.project()?.name ?? "";
    const engine = name === "firefox" || name === "webkit" ? name : "chromium";
    const ofEngine = this.passed.get(engine) ?? new Set();
    this.passed.set(engine, ofEngine);
    if (status === "passed") ofEngine.add(test.id);
    this.seconds.set(engine, (this.seconds.get(engine) ?? 0) + duration / 1000);
  }

  onEnd() {
    const counts = [...this.passed].map(
      ([engine, { size }]) => `${engine} ${size} passed in ${Math.round(this.seconds.get(engine) ?? 0)} s`,
    );
    console.log(`engines: ${counts.join(", ")}`);
    for (const [engine, packages] of [
      ["firefox", "firefox-esr"],
      ["webkit", "webkit2gtk-driver xvfb matchbox-window-manager"],
    ])
      if (engine && !this.projects.includes(engine))
        console.log(`skipped: ${engine}: not on this machine (Debian: apt-get install ${packages})`);
  }
}
