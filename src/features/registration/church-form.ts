import * as field from "./fields";
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
      church: field.text("Nome da igreja", 160, { autoComplete: "organization" }),
      cnpj: field.text("CNPJ", 40, { format: "cnpj", hint: "Com ou sem pontos; pode ter letras.", optional: true }),
      postalCode: field.text("CEP", 20, {
        format: "postal-code",
        inputMode: "numeric",
        hint: "Exemplo: 01000-000.",
        autoComplete: "postal-code",
      }),
      address: field.text("Endereço", 200, { hint: "Rua, número e bairro.", autoComplete: "address-line1" }),
      city: field.city,
      state: field.state,
      subsection: field.subsection,
      members: field.number("Número de membros", 1, 100000, { hint: "Pode ser aproximado.", half: true }),
      foundingYear: field.number("Ano de organização", 1870, field.thisYear, {
        hint: "Exemplo: 1975.",
        optional: true,
        half: true,
      }),
      website: field.text("Site", 300, {
        control: "url",
        hint: "O endereço do site ou de uma rede social.",
        optional: true,
        autoComplete: "url",
      }),
    }),
    group("Quem responde pela igreja", {
      name: field.text("Nome do responsável", 120, { autoComplete: "name" }),
      position: field.text("Função do responsável", 80, {
        hint: "Exemplo: diácono ou presidente em exercício.",
        autoComplete: "organization-title",
      }),
      email: field.email,
      phone: field.phone("Telefone"),
    }),
    group("O pastor que a igreja procura", {
      role: field.choice("Função procurada", "radios", "roles", { criterion: "role" }),
      regime: field.choice("Regime de dedicação", "radios", "regimes", { criterion: "regime" }),
      minimumExperience: field.number("Experiência mínima", 0, field.mostYears, {
        hint: "Em anos de ministério. Escreva 0 se a igreja não exige.",
      }),
      interim: field.yesOrNo("Aceita um pastor interino"),
      support: field.support("Sustento que oferece"),
      housing: field.yesOrNo("Oferece moradia"),
      profile: field.text("Perfil", 1500, {
        control: "textarea",
        hint: "Conte quem é a igreja e que pastor procura, em até 1.500 letras. Não escreva dados de saúde nem dados de outras pessoas.",
      }),
      start: field.start,
      // As the pastor's: the second is what must be asked first.
      confidentiality: field.choice("Sigilo", "radios", ["O nome pode ser dito aos pastores", "Consulte-nos antes"], {
        hint: "Em “Consulte-nos antes”, nenhum pastor sabe o nome da igreja sem a autorização dela.",
      }),
    }),
  ],
};
