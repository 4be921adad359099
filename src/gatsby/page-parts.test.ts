import { pageParts } from "./page-parts";

const ids = { pastorFormId: "xexemplo", churchFormId: null };

const sources = async (env: NodeJS.ProcessEnv, forms: typeof ids | null = null) => {
  const args = { getNodesByType: () => (forms ? [forms] : []), reporter: { info: () => undefined } };
  return (await Reflect.apply(pageParts, undefined, [args, env])).sources;
};

it("opens nothing while nothing is configured", async () => {
  expect(await sources({})).toEqual({ "connect-src": [], "form-action": [] });
});

it.each([
  ["content", {}, ids],
  ["environment", { GATSBY_CHURCH_FORM_ID: "xexemplo" }, null],
])("a form's id in %s opens Formspree and ViaCEP", async (_where, env, forms) => {
  expect(await sources(env, forms)).toEqual({
    "connect-src": ["https://formspree.io", "https://viacep.com.br"],
    "form-action": ["https://formspree.io"],
  });
});

it("takes other servers for the forms and the addresses by their origins", async () => {
  const env = { GATSBY_FORMS_URL: "http://127.0.0.1:8001/f", GATSBY_VIACEP_URL: "http://127.0.0.1:8002/ws" };
  expect(await sources(env, ids)).toEqual({
    "connect-src": ["http://127.0.0.1:8001", "http://127.0.0.1:8002"],
    "form-action": ["http://127.0.0.1:8001"],
  });
});

it("opens to the server that takes error reports", async () => {
  expect(await sources({ GATSBY_ERROR_REPORT_URL: "https://chave@erros.example/7" })).toMatchObject({
    "connect-src": ["https://erros.example"],
  });
});
