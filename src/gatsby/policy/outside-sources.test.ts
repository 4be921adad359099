import { outsideSources } from "./outside-sources";

const nothing = { env: {}, forms: null, analytics: undefined };
const ids = { pastorFormId: "xexemplo", churchFormId: null };

it("opens nothing while nothing is configured", () => {
  expect(outsideSources(nothing)).toEqual({});
  expect(outsideSources({ ...nothing, forms: { pastorFormId: "", churchFormId: null } })).toEqual({});
});

it.each([
  ["content", { ...nothing, forms: ids }],
  ["environment", { ...nothing, env: { GATSBY_CHURCH_FORM_ID: "xexemplo" } }],
])("a form's id in %s opens Formspree and ViaCEP", (_where, settings) => {
  expect(outsideSources(settings)).toEqual({
    "connect-src": ["https://formspree.io", "https://viacep.com.br"],
    "form-action": ["https://formspree.io"],
  });
});

it("takes other servers for the forms and the addresses by their origins", () => {
  const env = { GATSBY_FORMS_URL: "http://127.0.0.1:8001/f", GATSBY_VIACEP_URL: "http://127.0.0.1:8002/ws" };
  expect(outsideSources({ ...nothing, env, forms: ids })).toEqual({
    "connect-src": ["http://127.0.0.1:8001", "http://127.0.0.1:8002"],
    "form-action": ["http://127.0.0.1:8001"],
  });
});

it("opens to the service for statistics, or to a server of one's own", () => {
  const plausible = { provider: "plausible", siteId: "x" } as const;
  expect(outsideSources({ ...nothing, analytics: plausible })).toMatchObject({
    "script-src": ["https://plausible.io"],
    "connect-src": ["https://plausible.io"],
  });
  expect(
    outsideSources({ ...nothing, analytics: { ...plausible, serverUrl: "https://stats.example/path" } }),
  ).toMatchObject({ "script-src": ["https://stats.example"] });
});

it("an address that is none can't smuggle anything into the policy", () => {
  const env = { GATSBY_FORMS_URL: "'unsafe-inline'; script-src *" };
  expect(outsideSources({ ...nothing, env })["form-action"]).toBeUndefined();
});

it("opens to the public icons where content names one that the build does not know", () => {
  expect(outsideSources({ ...nothing, icons: "https://icones.example/v1" })).toEqual({
    "connect-src": ["https://icones.example"],
  });
});

it("opens to the server that takes error reports", () => {
  const env = { GATSBY_ERROR_REPORT_URL: "https://chave@erros.example/7" };
  expect(outsideSources({ ...nothing, env })).toEqual({ "connect-src": ["https://erros.example"] });
});
