import { months } from "../../../src/lib/dates";
import { withoutDistrict } from "../../../src/lib/district";
import { listFor } from "../../../src/lib/get-or-insert";
import type { Registration } from "./clean";
import { plain } from "./read-file";
import type { DeskSettings } from "./settings";
import texts from "./texts.json";

/** The words for each criterion, by weight. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.criteria;

/** A registration with comparable answers. Unknown ones are undefined, -1 or empty. */
export type Party = ReturnType<typeof partyOf>;

export interface Pair {
  readonly pastor: Party;
  readonly church: Party;
  /** How many wishes are not met. */
  readonly short: number;
  /** How many missing answers could exclude the pair. */
  readonly ask: number;
  readonly score: number;
}

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>) => {
  if (some.size === 0 || others.size === 0) return undefined;
  for (const one of some) if (one && others.has(one)) return 0;
  return some.has("") || others.has("") ? undefined : -1;
};
const atLeast = (has: number | undefined, wanted: number | undefined, weight = 1) => {
  if (has === undefined || wanted === undefined || has < 0 || wanted < 0) return undefined;
  return has >= wanted ? weight : -1;
};

function reach(pastor: Party, church: Party): number | undefined {
  if (pastor.city && pastor.city === church.city) return 4;
  const isNear = pastor.subsection !== "" && pastor.subsection === church.subsection;
  if (pastor.moves === 0) return isNear ? 3 : 1;
  if (pastor.moves === 1 && isNear) return 3;
  if (isNear || !church.subsection || pastor.moves === -1) return undefined;
  if (pastor.moves === 2) return pastor.subsection ? -1 : undefined;
  const { destinations } = pastor;
  if (destinations.has(church.subsection)) return 2;
  return destinations.size === 0 || destinations.has("") || !pastor.subsection ? undefined : -1;
}

/** Weighs a pair by each criterion, most important first: more is better, below 0 is not met, undefined is unknown. */
const criteria: Readonly<Record<string, (pastor: Party, church: Party) => number | undefined>> = {
  role: (a, b) => shares(a.roles, b.roles),
  regime: (a, b) => shares(a.regimes, b.regimes),
  place: reach,
  years: (a, b) => (b.years === 0 ? 0 : atLeast(a.years, b.years, 2)),
  start: (a, b) => atLeast(b.start, a.start),
  housing: (a, b) => (a.housing === false ? 0 : b.housing ? 1 : a.housing && b.housing === false ? -1 : undefined),
  support: (a, b) => atLeast(b.support, a.support),
  size: (a, b) => atLeast(a.size, b.size),
  interim: (a, b) => (b.interim ? a.interim : 0),
};
const weighers = Object.values(criteria);
/** Criteria that exclude a pair if they are not met: the first three. */
const gates = 3;

/** All pairs that no known answer excludes, the best first: those that meet every wish, then those with open questions. */
export function pairsOf(pastors: readonly Party[], churches: readonly Party[]): Pair[] {
  const byRole = new Map<string, Party[]>();
  for (const pastor of pastors)
    for (const role of pastor.roles.size > 0 ? pastor.roles : [""]) listFor(byRole, role).push(pastor);
  const candidates = ({ roles }: Party) =>
    roles.size > 0 && !roles.has("") ? new Set([...roles, ""].flatMap((role) => byRole.get(role) ?? [])) : pastors;
  return churches
    .flatMap((church) => [...candidates(church)].flatMap((pastor) => pairOf(pastor, church) ?? []))
    .sort((a, b) => a.short - b.short || a.ask - b.ask || b.score - a.score);
}

function pairOf(pastor: Party, church: Party): Pair | undefined {
  let [short, ask, score] = [0, 0, 0];
  for (const [index, weigh] of weighers.entries()) {
    const weight = weigh(pastor, church);
    if (weight === undefined) ask += Number(index < gates);
    else if (weight >= 0) score += weight;
    else if (index < gates) return undefined;
    else short += 1;
  }
  return { pastor, church, short, ask, score };
}

/** The reasons in words: wishes met, not met, and unknown. */
export function reasonsFor({ pastor, church }: Pair): Readonly<Record<"good" | "short" | "ask", readonly string[]>> {
  const weighed = Object.entries(criteria).map(([name, weigh]) => ({ name, weight: weigh(pastor, church) }));
  const say = (which: (weight: number | undefined) => boolean) =>
    weighed.flatMap(({ name, weight }) => {
      const text = which(weight) && words[name]?.[weight ?? "ask"];
      return text ? [text.replace("{pastor}", `${pastor.years}`).replace("{church}", `${church.years}`)] : [];
    });
  return {
    good: say((weight = 0) => weight > 0),
    short: say((weight = 0) => weight < 0),
    ask: say((weight) => weight === undefined),
  };
}

/** The verdict on a pair. */
export const verdictOn = ({ short, ask }: Pair) => (short ? "Fica aquém" : ask ? "Falta perguntar" : "Atende");

/** Registrations as they are compared. */
export function partiesOf(registrations: readonly Registration[], settings: DeskSettings): Party[] {
  const served = new Map(Object.entries(settings.cities).map(([city, name]) => [plain(city), name]));
  return registrations.map((one) => partyOf(one, settings, served));
}

function partyOf(of: Registration, { forms, state }: DeskSettings, served: ReadonlyMap<string, string>) {
  const { answers, side } = of;
  const isPastor = side === "pastor";
  const text = (key: string) => answers[key] ?? "";
  const options = (key: string, on = side) => forms[on].questions.find((one) => one.key === key)?.options ?? [];
  const position = (key: string) => options(key).findIndex((option) => plain(option) === plain(text(key)));
  const several = (key: string) => listIn(text(key), options(key));
  const home = plain(text("state") || state);
  // 'Campinas - SP', 'Campinas/SP'. The end of 'Pedro II' is no state.
  const place = text("city").replace(new RegExp(`[\\s,/(-]+${home}\\)?$`, "i"), "");
  const city = plain(withoutDistrict(place));
  // Districts of a city may have different ones; a city of another state is named with it.
  const inCity =
    served.get(`${plain(place)}-${home}`) ?? (home === plain(state) ? served.get(plain(place)) : undefined);
  // The last option means "unknown".
  const stated = options("subsection").slice(0, -1)[position("subsection")];
  return {
    of,
    roles: several(isPastor ? "roles" : "role"),
    regimes: several(isPastor ? "regimes" : "regime"),
    city: city && `${city} ${home}`,
    subsection: plain(stated ?? inCity ?? ""),
    /** 0: anywhere, 1: to some sub-sections, 2: not at all. */
    moves: position("relocation"),
    destinations: several("destinations"),
    /** Years of ministry, or those that the church asks for. */
    years: numberIn(text(isPastor ? "ministryYears" : "minimumExperience")),
    start: monthIn(text("start")),
    interim: [1, 0][position("interim")],
    housing: [true, false][position("housing")],
    support: position("support"),
    /** Size of the church, or of the largest one served. */
    size: isPastor ? position("churchSize") : bandOf(numberIn(text("members")), options("churchSize", "pastor")),
  };
}

/** Splits several answers in one cell, whose options may contain commas. What is no option any more is unknown: "". */
function listIn(text: string, options: readonly string[]): ReadonlySet<string> {
  const inOne = (of: string) =>
    of
      .split(/[,;|\n]/)
      .map(plain)
      .filter(Boolean)
      .join(",");
  let rest = `,${inOne(text)},`;
  const found = new Set<string>();
  for (const option of options.map(inOne).sort((a, b) => b.length - a.length)) {
    if (!rest.includes(`,${option},`)) continue;
    found.add(plain(option));
    rest = rest.replace(`,${option},`, ",");
  }
  if (/[^,]/.test(rest)) found.add("");
  return found;
}

function numberIn(text: string): number | undefined {
  const [digits] = /\d+/.exec(text.replace(/(\d)[.\s](?=\d{3}(?!\d))/g, "$1")) ?? [];
  return digits ? Number(digits) : undefined;
}

/** The size band of a church; each band but the last names its maximum. */
const bandOf = (members: number | undefined, bands: readonly string[]) =>
  members === undefined
    ? -1
    : bands.findIndex((band) => /^mais/i.test(band) || members <= (numberIn(band.replace(/^De \d+/, "")) ?? 0));

/** `mar`, `março`: the place of the month in the year, from 1; 0 for another word, such as `mais`. */
const monthNamed = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((month) => plain(month).startsWith(word)) + 1;

/** `03/2027`, `01/03/2027`, `2027-03`, `março de 2027`. */
function monthIn(text: string): number | undefined {
  const said = plain(text);
  const [year] = /\b20\d\d\b/.exec(said) ?? [];
  // `2º semestre de 2027` names no month, nor does `2027/2`.
  const [, before, after] = /\b(0?[1-9]|1[0-2])-20\d\d\b|\b20\d\d-(0[1-9]|1[0-2])\b/.exec(said) ?? [];
  const month = said.split("-").map(monthNamed).find(Boolean) ?? Number(before ?? after);
  return year && month ? Number(year) * 12 + month : undefined;
}
