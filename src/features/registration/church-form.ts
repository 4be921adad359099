import {
  choice,
  city,
  email,
  mostYears,
  number,
  phone,
  start,
  state,
  subsection,
  support,
  text,
  thisYear,
  yesOrNo,
} from "./fields";
import { type FormDefinition, group } from "./form-definition";

/** A church without a pastor tells who it is and whom it seeks. */
export const churchForm: FormDefinition = {
  key: "church-registration",
  prefix: "I",
  name: "Cadastro de igreja sem pastor",
  minutes: 10,
  purpose: "indicar pastores a igrejas que procuram um",
  recipients: "O pastor indicado recebe os contatos da igreja quando a secretaria faz a apresentação.",
  groups: [
    group("A igreja", {
      church: text("Nome da igreja", 160, { autoComplete: "organization" }),
      cnpj: text("CNPJ", 40, { format: "cnpj", hint: "Com ou sem pontos; pode ter letras.", optional: true }),
      postalCode: text("CEP", 20, {
        format: "postal-code",
        inputMode: "numeric",
        hint: "Exemplo: 01000-000.",
        autoComplete: "postal-code",
      }),
      address: text("Endereço", 200, { hint: "Rua, número e bairro.", autoComplete: "address-line1" }),
      city,
      state,
      subsection,
      members: number("Número de membros", 1, 100000, { hint: "Pode ser aproximado.", half: true }),
      foundingYear: number("Ano de organização", 1870, thisYear, {
        hint: "Exemplo: 1975.",
        optional: true,
        half: true,
      }),
      website: text("Site", 300, {
        control: "url",
        hint: "O endereço do site ou de uma rede social.",
        optional: true,
        autoComplete: "url",
      }),
    }),
    group("Quem responde pela igreja", {
      name: text("Nome do responsável", 120, { autoComplete: "name" }),
      position: text("Função do responsável", 80, {
        hint: "Exemplo: diácono ou presidente em exercício.",
        autoComplete: "organization-title",
      }),
      email,
      phone: phone("Telefone"),
    }),
    group("O pastor que a igreja procura", {
      role: choice("Função procurada", "radios", "roles", { criterion: "role" }),
      regime: choice("Regime de dedicação", "radios", "regimes", { criterion: "regime" }),
      minimumExperience: number("Experiência mínima", 0, mostYears, {
        hint: "Em anos de ministério. Escreva 0 se a igreja não exige.",
      }),
      interim: yesOrNo("Aceita um pastor interino"),
      support: support("Sustento que oferece"),
      housing: yesOrNo("Oferece moradia"),
      profile: text("Perfil", 1500, {
        control: "textarea",
        hint: "Conte quem é a igreja e que pastor procura, em até 1.500 letras. Não escreva dados de saúde nem dados de outras pessoas.",
      }),
      start,
      // As the pastor's: the second is what must be asked first.
      confidentiality: choice("Sigilo", "select", ["O nome pode ser dito aos pastores", "Consulte-nos antes"], {
        hint: "Em “Consulte-nos antes”, nenhum pastor sabe o nome da igreja sem a autorização dela.",
        optional: true,
      }),
    }),
  ],
};
