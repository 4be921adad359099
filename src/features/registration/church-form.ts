import { consents } from "./consent-terms";
import type { FieldGroup, FormDefinition } from "./form-definition";
import { city, email, state, subsection, thisYear } from "./shared-fields";

const church: FieldGroup = {
  legend: "A igreja",
  fields: [
    {
      key: "church",
      label: "Nome da igreja",
      control: "text",
      required: true,
      autoComplete: "organization",
      maxLength: 160,
    },
    {
      key: "cnpj",
      label: "CNPJ",
      control: "text",
      format: "cnpj",
      hint: "Com ou sem pontos; pode ter letras.",
      required: false,
      maxLength: 40,
    },
    {
      key: "postalCode",
      label: "CEP",
      control: "text",
      format: "postal-code",
      inputMode: "numeric",
      hint: "Exemplo: 01000-000.",
      required: true,
      autoComplete: "postal-code",
      maxLength: 20,
    },
    {
      key: "address",
      label: "Endereço",
      control: "text",
      hint: "Rua, número e bairro.",
      required: true,
      autoComplete: "address-line1",
      maxLength: 200,
    },
    city,
    state,
    subsection,
    {
      key: "members",
      label: "Número de membros",
      control: "number",
      hint: "Pode ser aproximado.",
      required: true,
      min: 1,
      max: 100000,
      half: true,
    },
    {
      key: "foundingYear",
      label: "Ano de organização",
      control: "number",
      hint: "Exemplo: 1975.",
      required: false,
      min: 1870,
      max: thisYear,
      half: true,
    },
    {
      key: "website",
      label: "Site",
      control: "url",
      hint: "O endereço do site ou de uma rede social.",
      required: false,
      autoComplete: "url",
      maxLength: 300,
    },
  ],
};

const contact: FieldGroup = {
  legend: "Quem responde pela igreja",
  fields: [
    {
      key: "name",
      label: "Nome do responsável",
      control: "text",
      required: true,
      autoComplete: "name",
      maxLength: 120,
    },
    {
      key: "position",
      label: "Função do responsável",
      control: "text",
      hint: "Exemplo: diácono ou presidente em exercício.",
      required: true,
      autoComplete: "organization-title",
      maxLength: 80,
    },
    email,
    {
      key: "phone",
      label: "Telefone",
      control: "tel",
      format: "phone",
      hint: "Com DDD. Exemplo: (11) 91234-5678.",
      required: true,
      autoComplete: "tel",
      maxLength: 40,
      half: true,
    },
  ],
};

const vacancy: FieldGroup = {
  legend: "O pastor que a igreja procura",
  fields: [
    { key: "role", label: "Função procurada", control: "radios", options: "roles", required: true, criterion: "role" },
    {
      key: "regime",
      label: "Regime de dedicação",
      control: "radios",
      options: "regimes",
      required: true,
      criterion: "regime",
    },
    {
      key: "minimumExperience",
      label: "Experiência mínima",
      control: "number",
      hint: "Em anos de ministério. Escreva 0 se a igreja não exige.",
      required: true,
      min: 0,
      max: 80,
    },
    {
      key: "support",
      label: "Moradia e sustento",
      control: "textarea",
      hint: "O que a igreja pode oferecer, se já decidiu.",
      required: false,
      maxLength: 500,
    },
    {
      key: "profile",
      label: "Perfil",
      control: "textarea",
      hint: "Conte quem é a igreja e que pastor procura, em até 1.500 letras. Evite dados de saúde e de outras pessoas.",
      required: true,
      maxLength: 1500,
    },
    {
      key: "deadline",
      label: "Prazo",
      control: "text",
      hint: "Até quando a igreja espera ter um pastor. Exemplo: em seis meses.",
      required: false,
      maxLength: 80,
    },
  ],
};

/** A church without a pastor tells who it is and whom it seeks. */
export const churchForm: FormDefinition = {
  key: "church-registration",
  name: "Cadastro de igreja sem pastor",
  minutes: 10,
  groups: [church, contact, vacancy],
  purpose: "indicar pastores a igrejas que procuram um",
  recipients:
    "A secretaria da seção e o presidente da subseção escolhida. O pastor indicado recebe os contatos da igreja quando a secretaria faz a apresentação.",
  consents,
};
