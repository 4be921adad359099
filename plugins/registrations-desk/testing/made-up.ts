import type { DeskSettings, Side } from "../browser/settings";

/** Two exports with all that goes wrong in one, and what is right about them, known from how they are made. */
export interface MadeUp {
  readonly pastors: string;
  readonly churches: string;
  readonly truth: {
    /** Protocols of pastor and church: fits, falls short of a wish, or must be asked. Every other pair is wrong. */
    readonly right: readonly string[];
    readonly short: readonly string[];
    readonly ask: readonly string[];
    /** What no page may show of a pastor who is to be asked first. */
    readonly secret: readonly string[];
    readonly expired: readonly string[];
    readonly repeated: number;
  };
}

/** What a pastor is for one church. */
const kinds = ["here", "far", "anywhere", "short", "noConsent", "marked", "ask", "otherRole"] as const;
const reference = (letter: string, index: number) =>
  `${letter}-20261101-${index.toString(32).toUpperCase().padStart(6, "X")}`;
const text = (index: number) => `Linha um, com vírgula; e "aspas" ${index}.\n=HYPERLINK("https://example.org")`;

type Answers = Readonly<Record<string, string>>;

/**
 * @param churches up to 18 seek each something else: then it is known which pairs are right, and no other is
 * @param now the day on which it is opened; what is kept for a year too long is from before
 */
export function madeUp(settings: DeskSettings, pastors = 30, churches = 18, now = Date.now()): MadeUp {
  const optionsOf = (side: Side, key: string) =>
    settings.forms[side].questions.find((question) => question.key === key)?.options ?? [];
  const [roles, regimes] = [optionsOf("church", "role").slice(0, -1), optionsOf("church", "regime")];
  // No church seeks the last one.
  const noRole = optionsOf("pastor", "roles").at(-1) ?? "";
  const [free = "", askFirst = ""] = optionsOf("pastor", "confidentiality");
  const [anywhere = "", marked = "", never = ""] = optionsOf("pastor", "relocation");
  const cities = Object.entries(settings.cities);
  const other = (subsection: string) => cities.find(([, name]) => name !== subsection) ?? ["", ""];
  const day = 86_400_000;
  const date = (days: number, minutes = 0) => new Date(now - days * day + minutes * 60_000).toISOString().slice(0, 19);
  const agreed = Object.fromEntries(settings.consents.map((name) => [name, settings.consentValue]));
  const rowsOf = (side: Side) => {
    const questions = new Map(settings.forms[side].questions.map(({ key, name }) => [key, name]));
    return {
      names: ["id", "Protocolo", ...questions.values(), ...settings.consents, "date"],
      row: (ref: string, when: string, answers: Answers, consent: Answers = agreed): Answers => ({
        Protocolo: ref,
        date: when,
        ...consent,
        ...Object.fromEntries(Object.entries(answers).map(([key, value]) => [questions.get(key) ?? key, value])),
      }),
    };
  };

  const church = rowsOf("church");
  const seeking = Array.from({ length: churches }, (_, index) => {
    const [city = "", subsection = ""] = cities[(index * 7) % cities.length] ?? [];
    return {
      church: `Igreja Exemplo ${index}`,
      ...{ city: index % 3 ? city : `${city} - ${settings.state}`, state: settings.state },
      subsection: index % 4 ? subsection : "Não sei",
      ...{
        members: "1.200",
        name: `Ana Exemplo ${index}`,
        email: `igreja${index}@exemplo.org`,
        phone: "(11) 5555-0110",
      },
      role: roles[index % roles.length] ?? "",
      regime: regimes[Math.floor(index / roles.length) % regimes.length] ?? "",
      ...{ minimumExperience: "5", profile: text(index), start: "03/2027" },
      confidentiality: optionsOf("church", "confidentiality")[0] ?? "",
      served: subsection,
    };
  });
  const churchRows = seeking.map(({ served: _, ...answers }, index) =>
    church.row(reference("I", index), date(9), answers),
  );

  const pastor = rowsOf("pastor");
  const truth = { right: [] as string[], short: [] as string[], ask: [] as string[], secret: [] as string[] };
  const pastorRows = Array.from({ length: pastors }, (_, index) => {
    const at = Math.floor(index / 3) % churches;
    const wanted = seeking[at];
    const kind = kinds[(index * 3 + Math.floor(index / 8)) % kinds.length] ?? "here";
    const isSecret = index % 4 === 1;
    const name = isSecret ? `Sigiloso Exemplo ${index}` : `José Exemplo ${index}`;
    const ref = reference("P", index);
    if (isSecret) truth.secret.push(name, `sigiloso${index}@exemplo.org`);
    const fits = { here: truth.right, anywhere: truth.right, marked: truth.right, short: truth.short, ask: truth.ask };
    if (kind in fits) fits[kind as keyof typeof fits].push(`${ref} ${reference("I", at)}`);
    const [city, subsection] =
      kind === "here" ? [wanted?.city ?? "", wanted?.subsection ?? ""] : other(wanted?.served ?? "");
    const relocation = { here: never, far: never, marked, ask: marked }[String(kind)] ?? anywhere;
    const destinations = kind === "marked" ? `${subsection}, ${wanted?.served}` : "";
    const answers = {
      ...{
        name,
        email: isSecret ? `sigiloso${index}@exemplo.org` : `jose${index}@exemplo.org`,
        phone: "(11) 95555-0101",
      },
      ...{ city, state: settings.state, subsection: index % 2 ? "Não sei" : subsection, relocation, destinations },
      roles: kind === "otherRole" ? noRole : `${noRole}, ${wanted?.role}`,
      regimes: wanted?.regime ?? "",
      ...{ ministryYears: kind === "short" ? "2" : "12", presentation: text(index), start: "janeiro de 2027" },
      confidentiality: isSecret ? askFirst : free,
    };
    return pastor.row(ref, date(8), answers, kind === "noConsent" ? {} : agreed);
  });
  const nobody = { roles: noRole, regimes: regimes.join(", "), confidentiality: free, relocation: anywhere };
  const person = (name: string) => ({ ...nobody, name, email: `${name.toLowerCase()}@exemplo.org` });
  const odd = [
    // Sent again, as the page asked, with a correction: the first of the made-up ones is the later.
    { ...pastorRows[0], date: date(8, -9), "Funções pretendidas": noRole },
    // Another person under the number of the second.
    pastor.row(reference("P", 9000), date(7), person("Duplo")),
    pastor.row(reference("P", 9000), date(7), person("Dupla")),
    // Without a number, twice within the hour.
    pastor.row("", date(6), person("Afoito")),
    pastor.row("", date(6, 12), person("Afoito")),
    // Under another number.
    pastor.row(reference("P", 9001), date(5), person("Voltou")),
    pastor.row(reference("P", 9002), date(2), person("Voltou")),
    // For too long, and nearly.
    pastor.row(reference("P", 9003), date(400), { ...person("Antigo"), roles: roles.join(", ") }),
    pastor.row(reference("P", 9004), date(350), person("Quase")),
  ];
  return {
    pastors: csv(pastor.names, [...odd, ...pastorRows]),
    churches: csv(church.names, churchRows),
    truth: { ...truth, expired: [reference("P", 9003)], repeated: 2 },
  };
}

export const csv = (names: readonly string[], rows: readonly Answers[], delimiter = ","): string =>
  [Object.fromEntries(names.map((name) => [name, name])), ...rows]
    .map((row) => names.map((name) => `"${(row[name] ?? "").replaceAll('"', '""')}"`).join(delimiter))
    .join("\r\n");
