import { type AnalyticsSettings, needsConsent } from "../services";
import { decide, isPrivatePath, isRefusedBy, publicReferrer } from "./decision";

const services = {
  ga4: { provider: "ga4", siteId: "G-X" },
  matomo: { provider: "matomo", siteId: "1" },
  "matomo without cookies": { provider: "matomo", siteId: "1", cookieless: true },
  plausible: { provider: "plausible", siteId: "x" },
  umami: { provider: "umami", siteId: "x" },
} as const satisfies Record<string, AnalyticsSettings>;

type Name = keyof typeof services;
const names = Object.keys(services) as Name[];
const asking: readonly Name[] = ["ga4", "matomo"];

const visit = (name: Name, more: Partial<Parameters<typeof decide>[0]> = {}) =>
  decide({ settings: services[name], isRefusedByBrowser: false, isAllowed: undefined, path: "/noticias", ...more });

it.each(names)("%s asks first only if it sets cookies", (name) => {
  expect(visit(name)).toBe(asking.includes(name) ? "ask" : "count");
  expect(needsConsent(services[name])).toBe(asking.includes(name));
});

it.each(names)("%s follows the visitor's choice", (name) => {
  expect(visit(name, { isAllowed: true })).toBe("count");
  expect(visit(name, { isAllowed: false })).toBe("nothing");
});

it.each(names)("%s neither asks nor counts where the browser refuses, whatever was chosen", (name) => {
  for (const isAllowed of [undefined, true, false])
    expect(visit(name, { isRefusedByBrowser: true, isAllowed })).toBe("nothing");
});

it.each(names)("%s neither asks nor counts in the forms and the editor", (name) => {
  for (const path of ["/cadastro-pastor-sem-ministerio", "/cadastro-igreja-sem-pastor", "/cadastro-recebido", "/admin"])
    for (const isAllowed of [undefined, true]) expect(visit(name, { path, isAllowed })).toBe("nothing");
});

it("Google has no cookieless way", () => {
  expect(needsConsent({ ...services.ga4, cookieless: true })).toBe(true);
});

it("knows private paths by whole names", () => {
  expect(["/admin/", "/admin/manual", "/cadastro-x"].map(isPrivatePath)).toEqual([true, true, true]);
  expect(["/", "/administracao", "/noticias/cadastro-novo"].map(isPrivatePath)).toEqual([false, false, false]);
});

it.each([
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: "yes" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: "unspecified" }, false],
])("hears what the browser asks for: %j", (browser, expected) => {
  expect(isRefusedBy(browser)).toBe(expected);
});

it("tells nobody what was searched for, nor that somebody comes from a form", () => {
  const own = "https://opbb.example.org";
  expect(publicReferrer(`${own}/busca?q=Maria#x`, own)).toBe(`${own}/busca`);
  expect(publicReferrer(`${own}/cadastro-recebido?protocolo=1`, own)).toBe("");
  expect(publicReferrer("https://outro.example/perfil/maria?x=1", own)).toBe("https://outro.example/");
  expect(publicReferrer("", own)).toBe("");
});
