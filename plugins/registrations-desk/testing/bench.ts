import { clean } from "../browser/clean";
import { pairsOf, partiesOf } from "../browser/match";
import { readFile } from "../browser/read-file";
import { madeUp } from "./made-up";
import { settings } from "./settings";

/** How long the desk takes for a large section: `node --import tsx plugins/registrations-desk/testing/bench.ts 2000 500`. */
const [pastors = 2000, churches = 500] = process.argv.slice(2).map(Number);
const made = madeUp(settings, pastors, churches);
/** Of the processor: the machine may have other work. */
const now = () => process.cpuUsage().user / 1000;
const began = now();
const rows = [made.pastors, made.churches].flatMap(
  (text) => readFile("a.csv", new TextEncoder().encode(text), settings).rows,
);
const read = now();
const parties = partiesOf(clean(rows, settings).registrations, settings);
const pairs = pairsOf(
  parties.filter(({ of }) => of.side === "pastor"),
  parties.filter(({ of }) => of.side === "church"),
);
const ranked = now();
console.log(
  `${rows.length} rows read in ${Math.round(read - began)} ms; ${pairs.length} pairs ranked in ${Math.round(ranked - read)} ms`,
);
