import { installScripts, licences, licencesByHand } from "./known";

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

export type Packages = Readonly<Record<string, LockedPackage>>;

/** What is wrong with the locked packages, one line each. */
export function lockProblems(packages: Packages): string[] {
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  const withScripts = new Set(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  );
  return [
    ...installed.flatMap(([path, one]) => packageProblems(path, one)),
    ...[...withScripts]
      .filter((name) => !Object.hasOwn(installScripts, name))
      .map(
        (name) =>
          `${name} wants to run a script when it is installed: say in scripts/supply/known.ts why it does without`,
      ),
    ...Object.keys(installScripts)
      .filter((name) => !withScripts.has(name))
      .map((name) => `${name} no longer has a script at install: take it out of scripts/supply/known.ts`),
  ];
}

function packageProblems(path: string, { resolved, integrity, license, link }: LockedPackage): string[] {
  const name = nameOf(path);
  const problems: string[] = [];
  if (link) problems.push(`${path} is a link to a folder`);
  if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? "")) problems.push(`${path} has no sha512 of its contents`);
  // .npmrc leaves the registry's addresses out: what is named comes from elsewhere.
  if (resolved !== undefined) problems.push(`${path} comes from ${resolved}`);
  const licence = license ?? licencesByHand[name];
  if (licence === undefined)
    problems.push(`${path} names no licence: look it up, and put it into scripts/supply/known.ts`);
  else if (!isAllowed(licence))
    problems.push(`${path} has the licence ${licence}, which scripts/supply/known.ts does not allow`);
  return problems;
}

/** An expression of SPDX: of `OR` one side is enough, of `AND` both must be allowed. */
export function isAllowed(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, "$1");
  if (text.includes(" AND ")) return text.split(" AND ").every(isAllowed);
  return text.split(" OR ").some((one) => licences.has(one.trim()));
}

/** Direct dependencies have one exact version, and decision 8 says why each override is there. */
export function manifestProblems(manifest: Manifest, decision: string): string[] {
  const direct = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  return [
    ...direct
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} has no exact version: ${version}`),
    ...Object.entries(manifest.overrides ?? {})
      .flatMap(([name, value]) =>
        typeof value === "object" && value !== null ? Object.keys(value).map((inner) => [name, inner]) : [[name]],
      )
      .filter(
        (names) =>
          !decision
            .split("\n")
            .some((line) => line.startsWith("|") && names.every((name) => line.includes(`\`${name}\``))),
      )
      .map((names) => `docs/decisions/0008-dependencies.md does not say why ${names.join(" › ")} is overridden`),
  ];
}

export const nameOf = (path: string): string => path.replace(/^.*node_modules\//, "");
