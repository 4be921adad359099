import { type FormDefinition, group } from "./form-definition";
import { city, email, phone, state, subsection, thisYear, years } from "./shared-fields";

/** A church without a pastor tells who it is and whom it seeks. */
export const churchForm: FormDefinition = {
  key: "church-registration",
  name: "Cadastro de igreja sem pastor",
  minutes: 10,
  purpose: "indicar pastores a igrejas que procuram um",
  recipients:
    "A secretaria da seção e o presidente da subseção escolhida. O pastor indicado recebe os contatos da igreja quando a secretaria faz a apresentação.",
  groups: [
    group("A igreja", {
      church: { label: "Nome da igreja", control: "text", autoComplete: "organization", maxLength: 160 },
      cnpj: {
        label: "CNPJ",
        control: "text",
        format: "cnpj",
        hint: "Com ou sem pontos; pode ter letras.",
        optional: true,
        maxLength: 40,
      },
      postalCode: {
        label: "CEP",
        control: "text",
        format: "postal-code",
        inputMode: "numeric",
        hint: "Exemplo: 01000-000.",
        autoComplete: "postal-code",
        maxLength: 20,
      },
      address: {
        label: "Endereço",
        control: "text",
        hint: "Rua, número e bairro.",
        autoComplete: "address-line1",
        maxLength: 200,
      },
      city,
      state,
      subsection,
      members: {
        label: "Número de membros",
        control: "number",
        hint: "Pode ser aproximado.",
        min: 1,
        max: 100000,
        half: true,
      },
      foundingYear: {
        label: "Ano de organização",
        control: "number",
        hint: "Exemplo: 1975.",
        optional: true,
        min: 1870,
        max: thisYear,
        half: true,
      },
      website: {
        label: "Site",
        control: "url",
        hint: "O endereço do site ou de uma rede social.",
        optional: true,
        autoComplete: "url",
        maxLength: 300,
      },
    }),
    group("Quem responde pela igreja", {
      name: { label: "Nome do responsável", control: "text", autoComplete: "name", maxLength: 120 },
      position: {
        label: "Função do responsável",
        control: "text",
        hint: "Exemplo: diácono ou presidente em exercício.",
        autoComplete: "organization-title",
        maxLength: 80,
      },
      email,
      phone: phone("Telefone"),
    }),
    group("O pastor que a igreja procura", {
      role: { label: "Função procurada", control: "radios", options: "roles", criterion: "role" },
      regime: { label: "Regime de dedicação", control: "radios", options: "regimes", criterion: "regime" },
      minimumExperience: {
        label: "Experiência mínima",
        ...years,
        hint: "Em anos de ministério. Escreva 0 se a igreja não exige.",
      },
      support: {
        label: "Moradia e sustento",
        control: "textarea",
        hint: "O que a igreja pode oferecer, se já decidiu.",
        optional: true,
        maxLength: 500,
      },
      profile: {
        label: "Perfil",
        control: "textarea",
        hint: "Conte quem é a igreja e que pastor procura, em até 1.500 letras. Evite dados de saúde e de outras pessoas.",
        maxLength: 1500,
      },
      deadline: {
        label: "Prazo",
        control: "text",
        hint: "Até quando a igreja espera ter um pastor. Exemplo: em seis meses.",
        optional: true,
        maxLength: 80,
      },
    }),
  ],
};
