import * as field from "./fields";
import { type FormDefinition, group } from "./form-definition";

const relocation = "Disponibilidade para mudança";
const toMarked = "Só para as subseções que eu marcar";

/** A pastor without a ministry tells where and how he can serve. */
export const pastorForm: FormDefinition = {
  key: "pastor-registration",
  prefix: "P",
  name: "Cadastro de pastor sem ministério",
  minutes: 10,
  purpose: "apresentar pastores sem ministério a igrejas que procuram um",
  recipients: "Uma igreja recebe a apresentação conforme o sigilo que você escolheu.",
  groups: [
    group("Seus contatos", {
      name: field.text("Nome completo", 120, { autoComplete: "name" }),
      email: field.email,
      phone: field.phone("Telefone ou WhatsApp"),
      city: field.city,
      state: field.state,
    }),
    group("Você e a Ordem", {
      subsection: field.subsection,
      registrationNumber: field.text("Número de registro na Ordem", 30, { optional: true }),
      church: field.text("Igreja de que é membro", 160, { hint: "O nome e a cidade da igreja." }),
      ordinationYear: field.number("Ano da consagração", 1930, field.thisYear, { hint: "Exemplo: 2008." }),
    }),
    group("O ministério que você procura", {
      roles: field.choice("Funções pretendidas", "checkboxes", "roles", {
        hint: "Marque uma ou mais.",
        criterion: "role",
      }),
      regimes: field.choice("Regime de dedicação", "checkboxes", "regimes", {
        hint: "Marque todos os que você aceita.",
        criterion: "regime",
      }),
      // The desk knows these three by their order.
      relocation: field.choice(relocation, "radios", [
        "Posso me mudar para qualquer cidade",
        toMarked,
        "Não posso me mudar",
      ]),
      destinations: field.choice("Subseções para onde se mudaria", "checkboxes", "subsections", {
        hint: "Só se você escolheu marcar.",
        optional: true,
        neededFor: { label: relocation, answer: toMarked },
      }),
      start: field.start,
      interim: field.yesOrNo("Aceita servir como interino"),
      support: field.support("Sustento de que precisa"),
      housing: field.yesOrNo("Precisa de moradia"),
    }),
    group("Sua formação e experiência", {
      education: field.text("Formação teológica", 240, { hint: "O curso, a instituição e o ano de conclusão." }),
      ministryYears: field.number("Anos de ministério", 0, field.mostYears, {
        hint: "Escreva 0 se ainda não completou um ano.",
      }),
      churchSize: field.churchSize("Maior igreja em que serviu"),
      maritalStatus: field.choice(
        "Estado civil",
        "select",
        ["Solteiro(a)", "Casado(a)", "Separado(a) ou divorciado(a)", "Viúvo(a)"],
        { optional: true },
      ),
      presentation: field.text("Apresentação", 1500, {
        control: "textarea",
        hint: "Conte quem você é e como tem servido, em até 1.500 letras. Não escreva dados de saúde nem dados de outras pessoas.",
      }),
      resumeUrl: field.text("Link do currículo", 300, {
        control: "url",
        hint: "Se ele estiver na internet.",
        optional: true,
      }),
    }),
    group("Como podemos indicar você", {
      confidentiality: field.choice("Sigilo", "radios", ["Pode ser indicado livremente", "Consulte-me antes"], {
        hint: "Em “Consulte-me antes”, nenhuma igreja recebe o seu nome sem a sua autorização.",
      }),
    }),
  ],
};
