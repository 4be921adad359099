import { consents } from "./consent-terms";
import type { FieldGroup, FormDefinition } from "./form-definition";
import { city, email, state, subsection, thisYear } from "./shared-fields";

const contact: FieldGroup = {
  legend: "Seus contatos",
  fields: [
    { key: "name", label: "Nome completo", control: "text", required: true, autoComplete: "name", maxLength: 120 },
    email,
    {
      key: "phone",
      label: "Telefone ou WhatsApp",
      control: "tel",
      format: "phone",
      hint: "Com DDD. Exemplo: (11) 91234-5678.",
      required: true,
      autoComplete: "tel",
      maxLength: 40,
      half: true,
    },
    city,
    state,
  ],
};

const membership: FieldGroup = {
  legend: "Você e a ordem",
  fields: [
    subsection,
    {
      key: "registrationNumber",
      label: "Número de registro na ordem",
      control: "text",
      required: false,
      maxLength: 30,
    },
    {
      key: "church",
      label: "Igreja de que é membro",
      control: "text",
      hint: "O nome e a cidade da igreja.",
      required: true,
      maxLength: 160,
    },
    {
      key: "ordinationYear",
      label: "Ano de ordenação",
      control: "number",
      hint: "Exemplo: 2008.",
      required: true,
      min: 1930,
      max: thisYear,
    },
  ],
};

const wishes: FieldGroup = {
  legend: "O ministério que você procura",
  fields: [
    {
      key: "roles",
      label: "Funções pretendidas",
      control: "checkboxes",
      options: "roles",
      hint: "Marque uma ou mais.",
      required: true,
      criterion: "role",
    },
    {
      key: "regimes",
      label: "Regime de dedicação",
      control: "checkboxes",
      options: "regimes",
      hint: "Marque todos os que você aceita.",
      required: true,
      criterion: "regime",
    },
    {
      key: "relocation",
      label: "Disponibilidade para mudança",
      control: "radios",
      options: ["Posso me mudar para qualquer cidade", "Posso me mudar dentro da minha região", "Não posso me mudar"],
      required: true,
    },
  ],
};

const experience: FieldGroup = {
  legend: "Sua formação e experiência",
  fields: [
    {
      key: "education",
      label: "Formação teológica",
      control: "text",
      hint: "O curso, a instituição e o ano de conclusão.",
      required: true,
      maxLength: 240,
    },
    {
      key: "ministryYears",
      label: "Anos de ministério",
      control: "number",
      hint: "Escreva 0 se ainda não completou um ano.",
      required: true,
      min: 0,
      max: 80,
    },
    {
      key: "maritalStatus",
      label: "Estado civil",
      control: "select",
      options: ["Solteiro(a)", "Casado(a)", "Separado(a) ou divorciado(a)", "Viúvo(a)"],
      required: false,
    },
    {
      key: "presentation",
      label: "Apresentação",
      control: "textarea",
      hint: "Conte quem você é e como tem servido, em até 1.500 letras. Evite dados de saúde e de outras pessoas.",
      required: true,
      maxLength: 1500,
    },
    {
      key: "resumeUrl",
      label: "Link do currículo",
      control: "url",
      hint: "Se ele estiver na internet.",
      required: false,
      maxLength: 300,
    },
  ],
};

const confidentiality: FieldGroup = {
  legend: "Como podemos indicar você",
  fields: [
    {
      key: "confidentiality",
      label: "Sigilo",
      control: "radios",
      options: ["Pode ser indicado livremente", "Consulte-me antes"],
      hint: "Em “Consulte-me antes”, nenhuma igreja recebe o seu nome sem a sua resposta.",
      required: true,
    },
  ],
};

/** A pastor without a ministry tells where and how he can serve. */
export const pastorForm: FormDefinition = {
  key: "pastor-registration",
  name: "Cadastro de pastor sem ministério",
  minutes: 10,
  groups: [contact, membership, wishes, experience, confidentiality],
  purpose: "apresentar pastores sem ministério a igrejas que procuram um",
  recipients:
    "A secretaria da seção e o presidente da subseção escolhida. Uma igreja recebe a apresentação conforme o sigilo que você escolheu.",
  consents,
};
