import type { Row } from "./read-file";
import type { DeskSettings, Side } from "./settings";

/** Made-up registrations to try the desk with. */
export function sampleRows({ forms, cities, state }: DeskSettings): Row[] {
  const option = (side: Side, key: string, index: number) =>
    forms[side].questions.find((question) => question.key === key)?.options?.[index] ?? "";
  const [[city, subsection] = ["", ""]] = Object.entries(cities);
  const row = (side: Side, index: number, answers: Row["answers"]): Row => ({
    side,
    answers: { city, state, subsection, phone: "(11) 5555-0110", ...answers },
    email: `exemplo${index}@example.org`,
    reference: `${side === "pastor" ? "P" : "I"}-00000000-EXMPL${index}`,
    received: Date.now(),
    agreed: true,
  });
  const pastor = (index: number, name: string, confidentiality: number, relocation: number, ministryYears: string) =>
    row("pastor", index, {
      ...{ name, ministryYears, roles: option("church", "role", 0), regimes: option("church", "regime", 0) },
      confidentiality: option("pastor", "confidentiality", confidentiality),
      relocation: option("pastor", "relocation", relocation),
    });
  return [
    pastor(1, "Davi Exemplo", 0, 0, "12"),
    pastor(2, "Elias Exemplo", 1, 2, "8"),
    pastor(3, "Natã Exemplo", 0, 1, "1"),
    row("church", 4, {
      ...{ church: "Igreja Batista Exemplo", name: "Ana Exemplo", minimumExperience: "5", members: "120" },
      ...{ role: option("church", "role", 0), regime: option("church", "regime", 0), profile: "Igreja de bairro." },
    }),
  ];
}
