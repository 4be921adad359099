import { pageParts } from "./page-parts";

const ids = { pastorFormId: "xexemplo", churchFormId: null };

const site = { url: "https://secao.example.org" };
const reporter = { info: jest.fn(), warn: jest.fn() };
beforeEach(() => jest.clearAllMocks());

const partsOf = (env: NodeJS.ProcessEnv, forms: object | null = null): ReturnType<typeof pageParts> => {
  const nodes: Readonly<Record<string, object | null>> = { FormsSettings: forms, SiteSettings: site };
  const args = { getNodesByType: (type: string) => [nodes[type]].filter(Boolean), reporter };
  return Reflect.apply(pageParts, undefined, [args, env]);
};
const sources = async (...args: Parameters<typeof partsOf>) => (await partsOf(...args)).sources;

it("opens nothing while nothing is configured", async () => {
  expect(await sources({})).toEqual({ "connect-src": [], "form-action": [] });
});

it.each([
  ["content", {}, ids],
  ["environment", { GATSBY_CHURCH_FORM_ID: "xexemplo" }, null],
])("a form's id in %s opens Formspree and ViaCEP", async (_where, env, forms) => {
  expect(await sources(env, forms)).toEqual({
    "connect-src": ["https://formspree.io", "https://viacep.com.br"],
    // The way back from Formspree leads to the site's own address, wherever the page is served.
    "form-action": ["https://formspree.io", "https://secao.example.org"],
  });
});

it("takes other servers for the forms and the addresses by their origins", async () => {
  const env = { GATSBY_FORMS_URL: "http://127.0.0.1:8001/f", GATSBY_VIACEP_URL: "http://127.0.0.1:8002/ws" };
  expect(await sources(env, ids)).toEqual({
    "connect-src": ["http://127.0.0.1:8001", "http://127.0.0.1:8002"],
    "form-action": ["http://127.0.0.1:8001", "https://secao.example.org"],
  });
});

it("warns where the site is served at another address than its settings say", async () => {
  await partsOf({ NETLIFY: "true", URL: "https://secao.example.org" }, ids);
  expect(reporter.warn).not.toHaveBeenCalled();
  await partsOf({ NETLIFY: "true", URL: "https://www.secao.example.org" }, ids);
  expect(reporter.warn).toHaveBeenCalledWith(
    expect.stringContaining("O site é servido em https://www.secao.example.org"),
  );
});

it("says which form has no id, loudly where the site goes live", async () => {
  await partsOf({}, ids);
  expect(reporter.info).toHaveBeenCalledWith(expect.stringContaining("Cadastro de igrejas: sem código"));
  await partsOf({ LIVE_BUILD: "true" }, ids);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining("Cadastro de igrejas: sem código"));
});

it.each([
  [undefined, 3600],
  ["", 3600],
  ["0", 0],
  ["60", 60],
])("with %j for it, open pages look for a new version every %d seconds", async (given, versionCheckSeconds) => {
  const env = given === undefined ? {} : { GATSBY_VERSION_CHECK_SECONDS: given };
  expect((await partsOf(env)).settings).toEqual({ versionCheckSeconds });
});

it("opens to the server that takes error reports", async () => {
  expect(await sources({ GATSBY_ERROR_REPORT_URL: "https://chave@erros.example/7" })).toMatchObject({
    "connect-src": ["https://erros.example"],
  });
});

const errors = { ...ids, errorFormId: "xerros" };
it.each([
  ["goes to the form for it, where the settings name one", {}, errors, "https://formspree.io/f/xerros"],
  [
    "follows the server of the forms",
    { GATSBY_FORMS_URL: "http://127.0.0.1:8001/f/" },
    errors,
    "http://127.0.0.1:8001/f/xerros",
  ],
  [
    "goes to the address of the environment first",
    { GATSBY_ERROR_REPORT_URL: "https://erros.example/7" },
    errors,
    "https://erros.example/7",
  ],
  ["goes nowhere else", { GATSBY_FORMS_URL: "http://127.0.0.1:8001/f" }, ids, undefined],
])("an error report %s", async (_name, env, forms, address) => {
  const { settings, sources: opened } = await partsOf(env, forms);
  expect(settings?.errorReportUrl).toBe(address);
  if (address) expect(opened?.["connect-src"]).toContain(new URL(address).origin);
});
