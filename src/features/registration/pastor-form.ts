import { type FormDefinition, group } from "./form-definition";
import { city, email, phone, state, subsection, thisYear, years } from "./shared-fields";

/** A pastor without a ministry tells where and how he can serve. */
export const pastorForm: FormDefinition = {
  key: "pastor-registration",
  name: "Cadastro de pastor sem ministério",
  minutes: 10,
  purpose: "apresentar pastores sem ministério a igrejas que procuram um",
  recipients:
    "A secretaria da seção e o presidente da subseção escolhida. Uma igreja recebe a apresentação conforme o sigilo que você escolheu.",
  groups: [
    group("Seus contatos", {
      name: { label: "Nome completo", control: "text", autoComplete: "name", maxLength: 120 },
      email,
      phone: phone("Telefone ou WhatsApp"),
      city,
      state,
    }),
    group("Você e a ordem", {
      subsection,
      registrationNumber: { label: "Número de registro na ordem", control: "text", optional: true, maxLength: 30 },
      church: {
        label: "Igreja de que é membro",
        control: "text",
        hint: "O nome e a cidade da igreja.",
        maxLength: 160,
      },
      ordinationYear: {
        label: "Ano de ordenação",
        control: "number",
        hint: "Exemplo: 2008.",
        min: 1930,
        max: thisYear,
      },
    }),
    group("O ministério que você procura", {
      roles: {
        label: "Funções pretendidas",
        control: "checkboxes",
        options: "roles",
        hint: "Marque uma ou mais.",
        criterion: "role",
      },
      regimes: {
        label: "Regime de dedicação",
        control: "checkboxes",
        options: "regimes",
        hint: "Marque todos os que você aceita.",
        criterion: "regime",
      },
      relocation: {
        label: "Disponibilidade para mudança",
        control: "radios",
        options: ["Posso me mudar para qualquer cidade", "Posso me mudar dentro da minha região", "Não posso me mudar"],
      },
    }),
    group("Sua formação e experiência", {
      education: {
        label: "Formação teológica",
        control: "text",
        hint: "O curso, a instituição e o ano de conclusão.",
        maxLength: 240,
      },
      ministryYears: { label: "Anos de ministério", ...years, hint: "Escreva 0 se ainda não completou um ano." },
      maritalStatus: {
        label: "Estado civil",
        control: "select",
        options: ["Solteiro(a)", "Casado(a)", "Separado(a) ou divorciado(a)", "Viúvo(a)"],
        optional: true,
      },
      presentation: {
        label: "Apresentação",
        control: "textarea",
        hint: "Conte quem você é e como tem servido, em até 1.500 letras. Evite dados de saúde e de outras pessoas.",
        maxLength: 1500,
      },
      resumeUrl: {
        label: "Link do currículo",
        control: "url",
        hint: "Se ele estiver na internet.",
        optional: true,
        maxLength: 300,
      },
    }),
    group("Como podemos indicar você", {
      confidentiality: {
        label: "Sigilo",
        control: "radios",
        options: ["Pode ser indicado livremente", "Consulte-me antes"],
        hint: "Em “Consulte-me antes”, nenhuma igreja recebe o seu nome sem a sua resposta.",
      },
    }),
  ],
};
