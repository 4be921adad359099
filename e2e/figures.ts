import { test } from "@playwright/test";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const mark = "figure: ";

/** Notes a number that a bar speaks of (docs/performance.md). Times are never judged here, since others use the machine, too. */
export function figure(name: string, value: number): void {
  test.info().annotations.push({ type: mark + name, description: String(value) });
}

/** Prints at the end what tests noted: for each name the least and the greatest number. */
export default class Figures implements Reporter {
  private readonly values = new Map<string, number[]>();

  onTestEnd(_: TestCase, { status, annotations }: TestResult) {
    if (status !== "passed") return;
    for (const { type, description } of annotations) {
      if (!type.startsWith(mark)) continue;
      const name = type.slice(mark.length);
      this.values.set(name, [...(this.values.get(name) ?? []), Number(description)]);
    }
  }

  onEnd() {
    for (const [name, values] of this.values) {
      const ends = new Set([Math.min(...values), Math.max(...values)].map((value) => Number(value.toFixed(2))));
      console.log(`figures: ${name}: ${[...ends].join(" to ")}`);
    }
  }
}
