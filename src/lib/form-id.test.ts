import { formIdOf, formIdPattern, wrongFormIds } from "./form-id";

test.each(["xexemplo", "https://formspree.io/f/xexemplo"])("%s is the form xexemplo", (text) => {
  expect(formIdPattern.test(text)).toBe(true);
  expect(formIdOf(text)).toBe("xexemplo");
});

test.each([
  "xexemplo/",
  "https://formspree.io/f/",
  "https://formspree.io/forms/xexemplo/overview",
  "https://example.org/f/xexemplo",
  "cadastro@example.org",
  "o código do formulário",
  "x",
])("%j is none", (text) => expect(formIdPattern.test(text)).toBe(false));

test("ids of the environment are held to the same", () => {
  const ids = (pastor: string, church: string) =>
    wrongFormIds({ GATSBY_PASTOR_FORM_ID: pastor, GATSBY_CHURCH_FORM_ID: church } as NodeJS.ProcessEnv);
  expect(ids("xpastor", "https://formspree.io/f/xigreja")).toEqual([]);
  expect(ids("", "")).toEqual([]);
  expect(ids("xpastor/", "")).toEqual([
    expect.stringContaining("GATSBY_PASTOR_FORM_ID é “xpastor/”. Escreva só o código"),
  ]);
});
