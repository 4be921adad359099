import { mkdirSync, writeFileSync } from "node:fs";
import type { Compiler, StatsModule } from "webpack";

/** Where `npm run report:bundle` finds the sizes that a build left for it. */
export const bundleReportFile = ".cache/bundle-report.json";

export interface BundledModule {
  readonly name: string;
  /** Bytes before minifying. */
  readonly size: number;
  readonly chunks: readonly string[];
}

/** Writes down which module went into which chunk, for a build that was asked to (`BUNDLE_REPORT=1`). */
export class BundleReport {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("BundleReport", (stats) => {
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        chunkModules: false,
        ids: true,
        modulesSpace: 1e6,
        nestedModulesSpace: 1e6,
      });
      const chunkNames = new Map([...stats.compilation.chunks].map(({ id, name }) => [id, name ?? String(id)]));
      mkdirSync(".cache", { recursive: true });
      writeFileSync(
        bundleReportFile,
        JSON.stringify(modules.flatMap((module) => leaves(module, namesOf(module, chunkNames)))),
      );
    });
  }
}

const namesOf = ({ chunks = [] }: StatsModule, names: ReadonlyMap<string | number | null, string>) =>
  chunks.map((id) => names.get(id) ?? String(id));

/** Concatenated modules are told one by one. */
function leaves({ name = "", size = 0, modules }: StatsModule, chunks: readonly string[]): BundledModule[] {
  return modules ? modules.flatMap((inner) => leaves(inner, chunks)) : [{ name, size, chunks }];
}
