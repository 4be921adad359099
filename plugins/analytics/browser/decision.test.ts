import { decide, isRefusedBy, publicReferrer } from "./decision";

const visit = (more: Partial<Parameters<typeof decide>[0]> = {}) =>
  decide({ needsConsent: true, isRefusedByBrowser: false, isAllowed: undefined, isPrivate: false, ...more });

it("asks first if the service needs consent", () => {
  expect(visit()).toBe("ask");
  expect(visit({ needsConsent: false })).toBe("count");
});

describe.each([true, false])("consent needed: %j", (needsConsent) => {
  it("follows the visitor's choice", () => {
    expect(visit({ needsConsent, isAllowed: true })).toBe("count");
    expect(visit({ needsConsent, isAllowed: false })).toBe("nothing");
  });

  it.each([undefined, true, false])(
    "neither asks nor counts in private pages and where the browser refuses: chosen %j",
    (isAllowed) => {
      expect(visit({ needsConsent, isAllowed, isRefusedByBrowser: true })).toBe("nothing");
      expect(visit({ needsConsent, isAllowed, isPrivate: true })).toBe("nothing");
    },
  );
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
  const referrer = (address: string) => publicReferrer(address, own, (path) => path.startsWith("/cadastro-"));
  expect(referrer(`${own}/busca?q=Maria#x`)).toBe(`${own}/busca`);
  expect(referrer(`${own}/cadastro-recebido?protocolo=1`)).toBe("");
  expect(referrer("https://outro.example/perfil/maria?x=1")).toBe("https://outro.example/");
  expect(referrer("")).toBe("");
});
