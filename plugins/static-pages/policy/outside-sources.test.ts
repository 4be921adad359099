import { outsideSources, wrongServers } from "./outside-sources";

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

it.each([
  "'unsafe-inline'; script-src *",
  "https://a;script-src-elem",
  "https://*",
  "https://*.example.org",
  "https://a,b",
  "https://a'b",
  "data:text/javascript,",
  "//a",
])("%s is no server: it stays out of the policy, and the build says so", (address) => {
  const env = { GATSBY_FORMS_URL: address, GATSBY_VIACEP_URL: address, GATSBY_ERROR_REPORT_URL: address };
  const analytics = { provider: "umami", siteId: "x", serverUrl: address } as const;
  expect(outsideSources({ forms: null, env, analytics, icons: address })).toEqual({});
  expect(wrongServers(env)).toHaveLength(3);
  expect(wrongServers(env)[0]).toContain(`GATSBY_FORMS_URL não é o endereço de um servidor: “${address}”`);
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
