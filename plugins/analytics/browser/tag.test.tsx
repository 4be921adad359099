import { publicReferrer, tagOf } from "./tag";

it("takes away the cookies of the tag, and no others", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the tag does.
  for (const cookie of ["_ga=1", "_ga_X=2", "outro=3"]) document.cookie = `${cookie}; path=/`;
  tagOf({ siteId: "G-X" }, () => false).stop();
  expect(document.cookie).toBe("outro=3");
});

it("tells nobody what was searched for, nor that somebody comes from a form", () => {
  const own = "https://opbb.example.org";
  const referrer = (address: string) => publicReferrer(address, own, (path) => path.startsWith("/cadastro-"));
  expect(referrer(`${own}/busca?q=Maria#x`)).toBe(`${own}/busca`);
  expect(referrer(`${own}/cadastro-recebido?protocolo=1`)).toBe("");
  expect(referrer("https://outro.example/perfil/maria?x=1")).toBe("https://outro.example/");
  expect(referrer("")).toBe("");
});
