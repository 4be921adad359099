import { csv, madeUp } from "../testing/made-up";
import { settings } from "../testing/settings";
import { clean, keptSince, type Registration } from "./clean";
import { callIn, excelCsv, joined, type LogEntry, logCsv, notesOn } from "./log";
import { pairsOf, partiesOf, reasonsFor, verdictOn } from "./match";
import { type FileContents, instantOf, type Row, readFile } from "./read-file";
import type { Side } from "./settings";

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsIn = ({ rows }: FileContents) => rows;
const open = (text: string) => readFile("a.csv", bytes(text), settings);

const rowOf = (side: Side, answers: Row["answers"]): Row => {
  return { side, answers, email: "", reference: "", received: 0, agreed: true };
};
const pairsIn = (pastors: string, churches: string) =>
  pairsAmong(clean([...rowsIn(open(pastors)), ...rowsIn(open(churches))], settings).registrations);
function pairsAmong(registrations: readonly Registration[]) {
  const parties = partiesOf(registrations, settings);
  const [some, others] = (["pastor", "church"] as const).map((side) => parties.filter(({ of }) => of.side === side));
  return pairsOf(some ?? [], others ?? []);
}
const refs = (pairs: ReturnType<typeof pairsOf>) =>
  pairs.map(({ pastor, church }) => `${pastor.of.ref} ${church.of.ref}`);

describe("files", () => {
  const { pastors } = madeUp(settings);

  it("are told apart by their columns, each question with its own", () => {
    for (const side of ["pastor", "church"] as const) {
      const { questions } = settings.forms[side];
      const names = questions.map(({ name }) => name);
      const [row] = rowsIn(open(csv(names, [Object.fromEntries(names.map((name) => [name, `de ${name}`]))])));
      expect(row?.side).toBe(side);
      expect(row?.answers).toEqual(Object.fromEntries(questions.map(({ key, name }) => [key, `de ${name}`])));
    }
  });

  const semicolons = pastors.replaceAll('","', '";"');
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${semicolons}`, "utf16le"));
  it.each([
    ["semicolons and a BOM", bytes(`\uFEFF${semicolons}`)],
    ["Excel's own line before it", bytes(`sep=;\r\n${semicolons}`)],
    ["tabs", bytes(pastors.replaceAll('","', '"\t"'))],
    ["Windows-1252", new Uint8Array(Buffer.from(semicolons, "latin1"))],
    ["UTF-16", utf16],
  ])("with %s say the same", (_name, of) => {
    expect(readFile("a.csv", of, settings)).toEqual(open(pastors));
    expect(rowsIn(open(pastors))[3]?.answers.name).toBe("Afoito");
  });

  it("of something else are refused with what was expected", () => {
    const contents = open("Nome,Valor\nAna,10");
    expect(contents).toMatchObject({ rows: [], log: [], message: expect.stringContaining("“Nome completo”") });
    expect(contents).toMatchObject({ message: expect.stringContaining("“Nome”, “Valor”") });
    expect(open("").message).toContain("não foi aberto");
  });

  it("whose letters are spoilt are refused: consents would be missing", () => {
    const { churches } = madeUp(settings);
    expect(open(churches).rows).toHaveLength(18);
    for (const text of [pastors, churches]) {
      const contents = open(Buffer.from(text).toString("latin1"));
      expect(contents).toMatchObject({ rows: [], message: expect.stringContaining("os acentos estão trocados") });
    }
  });

  it.each([
    ["2026-11-21T14:33:02.123456", "2026-11-21T14:33"],
    ["2026-11-21 14:33:02+00:00", "2026-11-21T14:33"],
    ["2026-11-21 14:33:02", "2026-11-21T14:33"],
    ["2026-11-21", "2026-11-21T00:00"],
    ["21/11/2026 14:33", "2026-11-21T14:33"],
    ["1/2/2026", "2026-02-01T00:00"],
    ["05/11/26 14:33", "2026-11-05T14:33"],
  ])("give the moment %s", (text, instant) => {
    expect(new Date(instantOf(text) ?? 0).toISOString()).toContain(instant);
  });

  it("give no moment where the month comes first: the protocol's day counts", () => {
    expect(instantOf("11/21/2026 14:33")).toBeUndefined();
    const { questions } = settings.forms.pastor;
    const header = [...questions.map(({ name }) => name), "_subject", "date"].join(",");
    const line = (reference: string, date: string) => [...questions.map(() => "x"), reference, date].join(",");
    const { rows } = open(
      [header, line("P-20251201-AAAAAA", "12/01/2025"), line("P-20251201-BBBBBB", "2/12/2025")].join("\n"),
    );
    expect(rows.map(({ received }) => new Date(received ?? 0).toISOString().slice(0, 10))).toEqual([
      "2025-12-01",
      "2025-12-02",
    ]);
  });

  it("with fields that somebody has made up keep the columns of the form, and are no log", () => {
    const { questions } = settings.forms.church;
    const sigilo = questions.find(({ key }) => key === "confidentiality");
    const names = [...questions.map(({ name }) => name), ...["sigilo", "Data", "O que houve", "Pastor", "Igreja"]];
    const secret = { [sigilo?.name ?? ""]: sigilo?.options?.[1] ?? "" };
    for (const header of [names, [...names].reverse()]) {
      const { all } = clean(rowsIn(open(csv(header, [secret]))), settings);
      expect(all.map(({ isSecret }) => isSecret)).toEqual([true]);
    }
  });

  const namesOf = (side: Side) => settings.forms[side].questions.map(({ name }) => name);
  const answersOf = (side: Side, said: string) => Object.fromEntries(namesOf(side).map((name) => [name, said]));

  it("keep each row with its form where somebody has sent it the other one's fields", () => {
    const both = { ...answersOf("pastor", "x"), ...answersOf("church", "x") };
    const sent = [answersOf("church", "Igreja"), both, both];
    // A question that nobody has answered may have no column.
    for (const names of [Object.keys(both), Object.keys(both).filter((name) => name !== "Site")]) {
      const { rows } = open(csv(names, sent));
      expect(rows[0]).toMatchObject({ side: "church", answers: { church: "Igreja", role: "Igreja" } });
      expect(rows.map(({ side }) => side)).toEqual(["church", "pastor", "pastor"]);
    }
    expect(open(csv(namesOf("church"), [])).message).toContain(settings.forms.church.name);
  });

  it.each([
    ["signs that part columns", ";".repeat(60)],
    ["the names of the questions", [...namesOf("pastor"), ...namesOf("church")].join(";")],
  ])("with a field whose name is made of %s are read as before", (_name, field) => {
    const names = namesOf("pastor");
    const { rows } = open(`${[...names, field].join(",")}\n${names.map(() => "x").join(",")}`);
    expect(rows.map(({ answers }) => answers.name)).toEqual(["x"]);
  });

  it.each([";", "\t"])(
    "saved by a spreadsheet with %j, and with a field whose name is made of others', are read",
    (sign) => {
      const names = namesOf("pastor");
      const { rows } = open(`${[...names, `"${names.join(",")}"`].join(sign)}\n${names.map(() => "x").join(sign)}`);
      expect(rows.map(({ answers }) => answers.name)).toEqual(["x"]);
    },
  );

  it("have no answer that would keep the desk busy for minutes, or empty", () => {
    const sent = { Estado: "a".repeat(40_000), Cidade: `a${" ".repeat(20_000)}b` };
    const { rows } = open(csv(namesOf("church"), [{ ...answersOf("church", "x"), ...sent }]));
    expect(partiesOf(clean(rows, settings).all, settings)).toHaveLength(1);
    const long = Object.values(rows[0]?.answers ?? {}).filter((answer) => answer.length > 100);
    expect(long.map((answer) => [answer.length, answer.slice(-5)])).toEqual([
      [2004, "  […]"],
      [2004, "a […]"],
    ]);
  });

  it("without a moment have the day of the protocol", () => {
    const [row] = rowsIn(
      open(
        csv(
          [...settings.forms.pastor.questions.map(({ name }) => name), "Protocolo"],
          [{ Protocolo: "p-20261121-7KQ2M9" }],
        ),
      ),
    );
    expect(row).toMatchObject({ reference: "P-20261121-7KQ2M9", received: Date.UTC(2026, 10, 21) });
  });
});

describe("cleaning", () => {
  const { pastors, truth } = madeUp(settings);
  const cleaned = clean(rowsIn(open(pastors)), settings);
  const named = (name: string) => cleaned.registrations.filter(({ answers }) => answers.name === name);

  it("keeps the latest of what was sent again", () => {
    expect(cleaned.repeated).toBe(truth.repeated);
    expect(named("José Exemplo 0")).toHaveLength(1);
    expect(named("José Exemplo 0")[0]?.answers.roles).toContain("Pastor titular");
    expect(named("Afoito")).toHaveLength(1);
  });

  it("keeps two people with one number, and one person with two, and asks", () => {
    const [duplo, dupla] = [...named("Duplo"), ...named("Dupla")];
    expect(duplo?.reference).toBe(dupla?.reference);
    expect(named("Voltou")).toHaveLength(2);
    const names = cleaned.doubts.map(({ of }) => of.map(({ answers }) => answers.name));
    expect(names.slice(0, 2)).toEqual([
      ["Duplo", "Dupla"],
      ["Voltou", "Voltou"],
    ]);
  });

  it("leaves a protocol to who had it first, so that the log goes on to mean them", () => {
    const sent = (email: string, received: number): Row => ({
      ...row,
      email,
      received,
      reference: "P-20261101-ABCDEF",
    });
    const [own, copied, again] = [
      sent("a@exemplo.org", 0),
      sent("b@exemplo.org", hour),
      sent("a@exemplo.org", 2 * hour),
    ];
    const refsOf = (...rows: Row[]) =>
      clean(rows, settings, again.received).all.map(({ email, ref }) => `${email} ${ref}`);
    expect(refsOf(copied, own)).toEqual([
      "a@exemplo.org P-20261101-ABCDEF",
      "b@exemplo.org P-20261101-ABCDEF (01/01/1970 01:00)",
    ]);
    expect(refsOf(own, copied, again)).toContain("a@exemplo.org P-20261101-ABCDEF");
    const { expired, all } = clean([own, copied], { ...settings, retention: "1 dia" }, 86_400_000 + 1);
    expect(expired.map(({ ref }) => ref)).toEqual(["P-20261101-ABCDEF"]);
    expect(all[1]?.ref).not.toBe("P-20261101-ABCDEF");
  });

  it("gives each a name of its own to be called by", () => {
    const all = cleaned.registrations.map(({ ref }) => ref);
    expect(new Set(all).size).toBe(all.length);
  });

  it("leaves out who has not agreed", () => {
    expect(cleaned.registrations.filter(({ agreed }) => !agreed)).toEqual([]);
    expect(cleaned.doubts.at(-1)?.of.length).toBeGreaterThan(0);
  });

  it("lists what was kept for too long, and what soon will be", () => {
    expect(cleaned.expired.map(({ ref }) => ref)).toEqual(truth.expired);
    expect(cleaned.expiring.map(({ answers }) => answers.name)).toEqual(["Quase"]);
    expect(named("Antigo")).toEqual([]);
    // Who has sent it again needs no letter.
    const again = cleaned.expiring.map((one) => ({ ...one, reference: "P-20261128-DENOVO", received: Date.now() }));
    expect(clean([...cleaned.expiring, ...again], settings).expiring).toEqual([]);
  });

  it.each([
    ["12 meses", "2025-11-21"],
    ["2 anos", "2024-11-21"],
    ["90 dias", "2026-08-23"],
    ["12 (doze) meses", "2025-11-21"],
    ["1 ano e 6 meses", "2025-05-21"],
    ["1 ano (12 meses)", "2025-11-21"],
    ["até 12 meses", "2025-11-21"],
    ["6 meses", "2027-02-28", Date.UTC(2027, 7, 31)],
    ["12 meses", "2027-02-28", Date.UTC(2028, 1, 29)],
  ])("keeps for %s what came since %s", (retention, since, now = Date.UTC(2026, 10, 21)) => {
    const time = keptSince(retention, now);
    expect(new Date(time).toISOString()).toContain(since);
  });

  it.each(["o tempo que for preciso", "1 ano, 12 meses", "12 meses ou 1 ano", "um ano e 6 meses", "1 ano e meio"])(
    "does not guess how long %s is",
    (retention) => expect(keptSince(retention, Date.UTC(2026, 10, 21))).toBe(0),
  );

  const hour = 3_600_000;
  const row: Row = {
    side: "pastor",
    answers: { name: "Ana" },
    email: "a@exemplo.org",
    reference: "",
    received: 0,
    agreed: true,
  };
  const other = { ...row, received: 2 * hour };
  it("takes two without a number that are more than an hour apart for two", () => {
    expect(clean([row, other], settings).all).toHaveLength(2);
  });

  it("keeps two churches of one person", () => {
    const church = (name: string, received: number): Row => ({
      ...{ ...row, side: "church", received },
      answers: { name: "Ana", church: name },
    });
    expect(clean([church("Um", 0), church("Dois", 60_000)], settings).all).toHaveLength(2);
    expect(clean([church("Um", 0), church("Um", 60_000)], settings).all).toHaveLength(1);
  });

  it("warns each church of a person before it is erased", () => {
    const received = keptSince(settings.retention, Date.now()) + 86_400_000;
    const church = (name: string, after: number): Row => ({
      ...{ ...row, side: "church", received: received + after },
      answers: { name: "Ana", church: name },
    });
    const { expiring } = clean([church("Um", 0), church("Dois", 7_200_000), church("Um", 14_400_000)], settings);
    expect(expiring.map(({ answers, received }) => [answers.church, received])).toEqual([
      ["Dois", received + 7_200_000],
      ["Um", received + 14_400_000],
    ]);
  });

  it("warns each of two pastors with one address, and everybody whom a monthly look would find too late", () => {
    const day = 86_400_000;
    const pastor = (name: string, received: number): Row => ({ ...row, received, answers: { name } });
    const since = keptSince(settings.retention, Date.now());
    const { expiring } = clean([pastor("José", since + day), pastor("João", Date.now() - day)], settings);
    expect(expiring.map(({ answers }) => answers.name)).toEqual(["José"]);
    const renewed = clean([pastor("João Silva", since + day), pastor("Pr. João da Silva", Date.now() - day)], settings);
    expect(renewed.expiring).toEqual([]);
    // From the first Monday of August 2026 to that of September.
    const [first, second] = [Date.UTC(2026, 7, 3), Date.UTC(2026, 8, 7)];
    const lost = Array.from({ length: 60 }, (_, index) => Date.UTC(2025, 7, 1 + index, 12)).filter((received) => {
      const at = (now: number) => clean([pastor("José", received)], { ...settings, retention: "12 meses" }, now);
      const [before, after] = [at(first), at(second)];
      return after.expired.length > 0 && before.expired.length + before.expiring.length === 0;
    });
    expect(lost).toEqual([]);
  });

  it("gives who has no protocol one name, also where a spreadsheet dropped the seconds", () => {
    const at = (moment: string) => clean([{ ...row, received: instantOf(moment) }], settings).all[0]?.ref;
    expect(at("2026-11-05T14:33:02")).toBe(at("05/11/26 14:33"));
    const line = (church: string) => [{ day: "06/11/2026", act: "left", pastor: "", church }];
    const { log } = open(logCsv(line("sem protocolo (05/11/2026 14:33:02)")));
    expect(log).toEqual(line("sem protocolo (05/11/2026 14:33)"));
  });

  it("takes for one pastor who writes more or less of the name, not two of one mailbox, nor two vacancies for one", () => {
    const sent = (side: Side, ...of: Row["answers"][]) =>
      of.map((answers, at): Row => ({ ...row, side, answers, received: at * 2 * hour, reference: `X-20261101-${at}` }));
    const known = (...rows: Row[]) => clean(rows, settings, 0).all.map(({ refs }) => refs.length);
    const pastors = (...names: string[]) => known(...sent("pastor", ...names.map((name) => ({ name }))));
    expect(pastors("José Carlos dos Santos", "José Antônio dos Santos")).toEqual([1, 1]);
    expect(pastors("José Santos", "Pr. José Carlos dos Santos", "José Carlos Santos")).toEqual([3, 3, 3]);
    const vacancy = (role: string, name = "Ana") => ({ church: "Igreja Exemplo", name, role });
    const [first = "", second = ""] = settings.forms.church.questions.find(({ key }) => key === "role")?.options ?? [];
    expect(known(...sent("church", vacancy(first), vacancy(second)))).toEqual([1, 1]);
    expect(known(...sent("church", vacancy(first), vacancy(first, "Rui")))).toEqual([2, 2]);
  });

  it("names nobody by an older registration who has asked for secrecy since", () => {
    const [free = "", askFirst = ""] =
      settings.forms.pastor.questions.find(({ key }) => key === "confidentiality")?.options ?? [];
    const said = (confidentiality: string, received: number, email = row.email): Row => ({
      ...{ ...row, email, received, reference: `P-20261101-${received}` },
      answers: { name: "Ana", confidentiality },
    });
    const secrets = (...rows: Row[]) => clean(rows, settings).all.map(({ isSecret }) => isSecret);
    expect(secrets(said(free, 100_000), said(askFirst, 200_000))).toEqual([true, true]);
    expect(secrets(said(askFirst, 100_000), said(free, 200_000))).toEqual([true, false]);
    expect(secrets(said(free, 100_000), said(askFirst, 200_000, "b@exemplo.org"))).toEqual([false, true]);
    const silent: Row = { ...row, side: "church", answers: { church: "Igreja" } };
    expect(secrets(said("", 100_000), silent)).toEqual([true, true]);
  });
});

describe("pairs", () => {
  const made = madeUp(settings);
  const pairs = pairsIn(made.pastors, made.churches);

  it("are all that fit, those that fall short and those to ask about, and no other", () => {
    const { right, short, ask } = made.truth;
    expect(refs(pairs).sort()).toEqual([...right, ...short, ...ask].sort());
    expect(right.length).toBeGreaterThan(8);
    expect(short.length * ask.length).toBeGreaterThan(0);
  });

  it("stand in order: none that falls short or is to be asked about above one that fits", () => {
    const { right, ask } = made.truth;
    const places = refs(pairs).map((one) => (right.includes(one) ? 0 : ask.includes(one) ? 1 : 2));
    expect(places).toEqual([...places].sort());
  });

  it("say in words why, what they fall short of and what nobody knows", () => {
    const short = pairs.find((pair) => verdictOn(pair) === "Fica aquém");
    expect(short && reasonsFor(short)).toEqual({
      good: ["pode se mudar para qualquer cidade", "pode começar no mês que a igreja quer"],
      short: ["anos de ministério: 2; a igreja pede 5"],
      ask: ["a moradia", "o sustento", "o tamanho das igrejas em que serviu"],
    });
    const ask = pairs.find((pair) => verdictOn(pair) === "Falta perguntar");
    expect(ask && reasonsFor(ask).ask[0]).toBe("se o lugar serve");
  });

  it("ask about a role that is no option any more, in place of leaving people out", () => {
    const { questions } = settings.forms.church;
    const role = questions.find(({ key }) => key === "role")?.options?.[0] ?? "";
    const renamed = pairsIn(made.pastors, made.churches.replaceAll(role, "Nome de antes"));
    const found = new Set(refs(renamed));
    expect([...made.truth.right, ...made.truth.ask].filter((one) => !found.has(one))).toEqual([]);
    expect(renamed.filter(({ ask }) => ask > 0).length).toBeGreaterThan(made.truth.ask.length);
  });

  it.each([
    ["roles", "role"],
    ["destinations", "subsection"],
  ])("ask where one of a pastor's %s is no option any more", (key, asked) => {
    const options = (side: Side, key: string) =>
      settings.forms[side].questions.find((one) => one.key === key)?.options ?? [];
    const [wanted = "", other = ""] = options("church", asked);
    const pastor = (said: string) =>
      rowOf("pastor", {
        subsection: options("pastor", "subsection")[2] ?? "",
        relocation: options("pastor", "relocation")[1] ?? "",
        [key]: said,
      });
    const church = rowOf("church", { [asked]: wanted });
    const asks = (said: string) => pairsAmong(clean([pastor(said), church], settings).all).map(({ ask }) => ask);
    const [known, unknown, neither] = [`${other}, ${wanted}`, `${other}, Nome de antes`, other].map(asks);
    expect(neither).toEqual([]);
    expect(unknown).toEqual([1 + (known?.[0] ?? Number.NaN)]);
  });

  it.each([
    ["01/03/2027", 3],
    ["2027-03-15", 3],
    ["03/2027", 3],
    ["março de 2027", 3],
    ["dez. 2027", 12],
    ["2027, mais para setembro", 9],
    ["em 2027", undefined],
    ["2º semestre de 2027", undefined],
    ["entre 2 e 6 meses, em 2027", undefined],
  ])("begin in the month of %s", (start, month) => {
    const [party] = partiesOf(clean([rowOf("church", { start })], settings).all, settings);
    expect(party?.start).toBe(month && 2027 * 12 + month);
  });

  it.each(["1.200", "1 200"])("has as many members as 1200 where it writes %s", (members) => {
    const sizeOf = (text: string) =>
      partiesOf(clean([rowOf("church", { members: text })], settings).all, settings)[0]?.size;
    expect(sizeOf(members)).toBe(sizeOf("1200"));
    expect(sizeOf(members)).not.toBe(sizeOf("1"));
  });

  it.each([
    ["Itu (Centro)", "Itu", "SP", "mesma cidade"],
    ["Itu - SP", "itu/sp", "SP", "mesma cidade"],
    ["Pedro II", "Pedro II (PI)", "PI", "mesma cidade"],
    ["Pedro II", "Pedro", "PI", undefined],
  ])("of one who lives in %s and never moves with a church in %s", (home, city, state, reason) => {
    const options = (key: string) => settings.forms.pastor.questions.find((one) => one.key === key)?.options ?? [];
    const [own = "", other = ""] = options("subsection");
    const pastor = rowOf("pastor", { city: home, state, subsection: own, relocation: options("relocation")[2] ?? "" });
    const church = rowOf("church", { city, state, subsection: other });
    const [pair] = pairsAmong(clean([pastor, church], settings).all);
    expect(pair && reasonsFor(pair).good[0]).toBe(reason);
  });

  it("of a city of another state are served by the sub-section that names it so", () => {
    const over = { ...settings, cities: { ...settings.cities, "Itu/MG": "Sul" } };
    const servedIn = (answers: Row["answers"]) =>
      partiesOf(clean([rowOf("pastor", answers)], settings).all, over)[0]?.subsection;
    expect(servedIn({ city: "Itu", state: "MG" })).toBe("sul");
    expect(servedIn({ city: "Itu - MG", state: "MG" })).toBe("sul");
    expect(servedIn({ city: "Itu", state: "SP" })).toBe("leste-e-regiao");
    expect(servedIn({ city: "Bauru", state: "MG" })).toBe("");
  });

  it("of 2,000 and 500 are all there", () => {
    const many = madeUp(settings, 2000, 500);
    const found = new Set(refs(pairsIn(many.pastors, many.churches)));
    expect(many.truth.right.filter((one) => !found.has(one))).toEqual([]);
    expect(many.truth.right.length).toBeGreaterThan(700);
  });
});

describe("what goes out", () => {
  const log: readonly LogEntry[] = [
    { day: "23/11/2026", act: "introduced", pastor: "P-20261121-7KQ2M9", church: "I-20261121-7KQ2M9" },
  ];

  it("is a log that can be opened again, with protocols and nothing else of anybody", () => {
    expect(open(logCsv(log))).toMatchObject({ rows: [], log });
  });

  it("keeps what nobody understands as it was, says so, and takes it for no yes", () => {
    const spoilt = { day: "24/11/2026", act: "Pastor n‹o autorizou", pastor: "P-1", church: "I-1" };
    const yes = { ...spoilt, day: "23/11/2026", act: "pastorYes" };
    const read = open(logCsv([yes, spoilt]));
    expect(read).toMatchObject({ rows: [], log: [yes, spoilt] });
    expect(read.message).toMatch(/2 anotações.*não se entende em 1, .*: 24\/11\/2026 “Pastor n‹o autorizou”/);
    expect(open(logCsv([yes])).message).toMatch(/com 1 anotação\.$/);
    const { pastors, churches } = madeUp(settings);
    const [pair] = pairsIn(pastors, churches);
    if (!pair) throw new Error("no pair");
    const of = { pastor: pair.pastor.of.ref, church: pair.church.of.ref };
    const secret = { ...pair, pastor: { ...pair.pastor, of: { ...pair.pastor.of, isSecret: true } } };
    expect(callIn([{ ...yes, ...of }]).isOpen(secret, "pastor")).toBe(true);
    expect(callIn([yes, spoilt].map((one) => ({ ...one, ...of }))).isOpen(secret, "pastor")).toBe(false);
  });

  it("keeps a no for who sends the registration again, and a yes for the one that it was given for", () => {
    const { pastors, churches } = madeUp(settings);
    const [pair] = pairsIn(pastors, churches);
    if (!pair) throw new Error("no pair");
    const { pastor, church } = pair;
    const again = { ...pastor.of, email: "a@exemplo.org", reference: "P-20261128-DENOVO", received: Date.now() };
    const rows: Row[] = [{ ...pastor.of, email: "a@exemplo.org" }, again, church.of];
    const [first, renewed] = [pastor.of.ref, again.reference].map((ref) =>
      pairsAmong(clean(rows, settings).registrations).find((one) => one.pastor.of.ref === ref),
    );
    if (!first || !renewed) throw new Error("no pair");
    const said = (act: string, of = first): LogEntry => ({
      ...{ day: "21/11/2026", act, pastor: of.pastor.of.ref, church: church.of.ref },
    });
    const acts = (...log: LogEntry[]) => notesOn(renewed, log).map(({ act }) => act);
    expect(acts(said("asked"), said("pastorYes"), said("introduced"), said("churchNo"))).toEqual([
      "asked",
      "introduced",
      "churchNo",
    ]);
    const isOpen = (...log: LogEntry[]) => callIn(log).isOpen(renewed, "pastor");
    expect([isOpen(), isOpen(said("pastorNo"))]).toEqual([!again.isSecret, false]);
    expect(isOpen(said("pastorNo"), said("pastorYes", renewed))).toBe(true);
    // A no that was taken back is none, but not by the other side's yes.
    expect(acts(said("pastorNo"), said("asked"), said("pastorYes"))).toEqual(["asked"]);
    expect(isOpen(said("pastorNo"), said("pastorYes"))).toBe(isOpen());
    expect(isOpen(said("pastorNo"), said("pastorYes"), said("pastorNo"))).toBe(false);
    expect(isOpen(said("pastorNo"), said("churchYes"))).toBe(false);
    // The older registration stands there too.
    expect(callIn([said("pastorYes"), said("pastorNo", renewed)]).isOpen(first, "pastor")).toBe(false);
    const other = rows.map((row) => (row === again ? { ...row, answers: { ...row.answers, name: "Rui Outro" } } : row));
    const [stranger] = pairsAmong(clean(other, settings).registrations).filter(
      (one) => one.pastor.of.ref === again.reference,
    );
    expect(stranger && notesOn(stranger, [said("pastorNo")])).toEqual([]);
  });

  it("has its days in order again where LibreOffice shortened the year, or somebody the day", () => {
    const lines = [
      "Data;O que houve;Pastor;Igreja",
      "21/11/26;Pastor autorizou;P-1;I-1",
      "3/2/2027;Pastor não autorizou;P-1;I-1",
    ];
    const { log: read } = open(lines.join("\n"));
    expect(joined([], read).map(({ day, act }) => [day, act])).toEqual([
      ["21/11/2026", "pastorYes"],
      ["03/02/2027", "pastorNo"],
    ]);
  });

  it("has the last word as it was, also where an older one is opened after it", () => {
    const said = (...acts: string[]): LogEntry[] => acts.map((act) => ({ ...log[0], act }) as LogEntry);
    const [older, newer] = [said("pastorYes"), said("pastorYes", "pastorNo", "pastorYes", "pastorNo")];
    expect(joined([], newer)).toEqual(newer);
    expect(joined(newer, newer)).toEqual(newer);
    expect(joined(newer, older)).toEqual(newer);
    expect(joined(older, newer)).toEqual(newer);
    expect(joined(newer, said("pastorYes", "asked"))).toEqual([...newer, ...said("asked")]);
    // What was said before is before it, whichever is opened first.
    const lastYear = said("pastorYes").map((entry) => ({ ...entry, day: "31/12/2025" }));
    const today = said("pastorNo").map((entry) => ({ ...entry, day: "24/11/2026" }));
    expect(joined(today, lastYear)).toEqual([...lastYear, ...today]);
  });

  it("holds each note once, also where the other lacks one that was taken out", () => {
    const said = (...acts: string[]): LogEntry[] => acts.map((act) => ({ ...log[0], act }) as LogEntry);
    const [all, without] = [said("asked", "pastorYes", "introduced"), said("asked", "introduced")];
    expect(joined(all, without)).toEqual(all);
    expect(joined(without, all)).toEqual(all);
  });

  it("keeps today's yes after the no that a colleague's log has too", () => {
    const said = (act: string, day = "28/11/2026") => ({ ...log[0], act, day }) as LogEntry;
    const first = said("asked", "20/11/2026");
    const [own, merged] = [
      [first, said("pastorNo"), said("pastorYes")],
      [first, said("introduced", "27/11/2026"), said("pastorNo")],
    ];
    const all = [first, said("introduced", "27/11/2026"), said("pastorNo"), said("pastorYes")];
    expect(joined(own, merged)).toEqual(all);
    expect(joined(merged, own)).toEqual(all);
  });

  it("ends with the no of a day where two people wrote the log, whichever file is opened first", () => {
    const said = (...acts: string[]): LogEntry[] => acts.map((act) => ({ ...log[0], act }) as LogEntry);
    const actsOf = (...logs: LogEntry[][]) => logs.reduce<readonly LogEntry[]>(joined, []).map(({ act }) => act);
    const [asked, yes] = [said("asked"), said("asked", "pastorYes")];
    for (const no of ["pastorNo", "Pastor n‹o autorizou"]) {
      const refused = said(no, "introduced");
      expect(actsOf(asked, yes, refused).at(-1)).toBe(no);
      expect(actsOf(refused, yes).at(-1)).toBe(no);
      // Its own log has a later word.
      const changed = said(no, "pastorYes");
      expect(actsOf(changed, yes).at(-1)).toBe("pastorYes");
      expect(actsOf(yes, changed).at(-1)).toBe("pastorYes");
    }
    // A no to the church, and a yes to the pastor.
    expect(actsOf(said("churchNo"), said("pastorYes"))).toEqual(["churchNo", "pastorYes"]);
  });

  it("opens in a Brazilian Excel, and no cell is a formula", () => {
    expect(excelCsv([["Nome"], ["=1+1"], ["=\n1+1"], ["@a"], ['Zoé; a "boa"']])).toBe(
      '\uFEFFNome\r\n"\'=1+1"\r\n"\'=\n1+1"\r\n"\'@a"\r\n"Zoé; a ""boa"""',
    );
  });
});
