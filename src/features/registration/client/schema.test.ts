import { churchForm } from "../church-form";
import { consents, consentValue } from "../consents";
import { fieldsOf, nameOf } from "../form-definition";
import { pastorForm } from "../pastor-form";
import { content } from "../testing";
import { church, pastor } from "../testing/answers";
import type { Answers } from "./answers";
import { schemaOf } from "./schema";

const problems = (definition: typeof pastorForm, answers: Answers) => {
  const result = schemaOf(definition, content).safeParse(answers);
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
};

describe.each([
  ["pastor", pastorForm, pastor],
  ["church", churchForm, church],
])("the form of a %s", (_name, definition, answers) => {
  it("accepts full answers", () => expect(problems(definition, answers)).toEqual({}));

  it("accepts optional answers left empty", () => {
    const optional = fieldsOf(definition).filter(({ optional }) => optional);
    expect(
      problems(definition, {
        ...answers,
        ...Object.fromEntries(optional.map((one) => [nameOf(one), one.control === "checkboxes" ? [] : ""])),
      }),
    ).toEqual({});
  });

  it("asks for each required answer and for each consent, in Portuguese", () => {
    const empty = Object.fromEntries(Object.entries(answers).map(([name, is]) => [name, Array.isArray(is) ? [] : ""]));
    const required = fieldsOf(definition).filter(({ optional }) => !optional);
    const found = problems(definition, empty);
    expect(Object.keys(found)).toEqual([...required.map(nameOf), ...consents.map(({ name }) => name)]);
    expect(new Set(Object.values(found)).size).toBe(Object.keys(found).length);
    for (const text of Object.values(found)) expect(text).toMatch(/^(Preencha|Escolha|Marque|Digite) /);
  });

  it("has no name that react-hook-form would take apart", () => {
    for (const name of Object.keys(answers)) expect(name).not.toMatch(/[.[\]"',]/);
  });
});

it.each([
  ["Telefone", "5555", /DDD/],
  ["CEP", "123", /oito números/],
  ["CNPJ", "11222333000180", /CNPJ/],
  ["email", "ana@", /e-mail completo/],
  ["Número de membros", "muitos", /de 1 a 100000/],
  ["Ano de organização", String(new Date().getFullYear() + 1), /de 1870 a/],
  ["Site", "sem site", /endereço completo/],
  ["Subseção", "Outra", /Escolha/],
  ["Função procurada", "Uma que não há mais", /Escolha/],
  ["Perfil", "x".repeat(1501), /até 1\.500 letras/],
])("%s can't be %j", (name, answer, message) => {
  expect(problems(churchForm, { ...church, [name]: answer })).toEqual({ [name]: expect.stringMatching(message) });
});

it("asks for the sub-sections that one of the answers speaks of, beside all else that is wrong", () => {
  const marked = { ...pastor, "Disponibilidade para mudança": "Só para as subseções que eu marcar" };
  const request = {
    "Subseções para onde se mudaria": "Marque pelo menos uma opção em “Subseções para onde se mudaria”",
  };
  expect(problems(pastorForm, marked)).toEqual(request);
  expect(problems(pastorForm, { ...marked, email: "jose" })).toEqual({ ...request, email: expect.anything() });
  expect(problems(pastorForm, { ...marked, "Subseções para onde se mudaria": ["Bauru e região"] })).toEqual({});
});

it("writes answers as they should be written", () => {
  const typed = {
    ...church,
    Telefone: " 11912345678",
    CEP: "01000000",
    CNPJ: "12abc34501de35",
    "Número de membros": "1.200",
  };
  expect(schemaOf(churchForm, content).parse(typed)).toMatchObject({
    Telefone: "(11) 91234-5678",
    CEP: "01000-000",
    CNPJ: "12.ABC.345/01DE-35",
    "Número de membros": "1200",
    "Consentimento para dados sensíveis": consentValue,
  });
});
