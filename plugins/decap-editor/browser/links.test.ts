import { linkOf } from "./links";

it.each([
  ["www.example.org", "https://www.example.org"],
  ["example.org/uma página", "https://example.org/uma%20página"],
  ["igreja.com.br", "https://igreja.com.br"],
  ["forms.gle/abc", "https://forms.gle/abc"],
  ["wa.me/5511955550123", "https://wa.me/5511955550123"],
  [" https://example.org ", "https://example.org"],
  ["Https://Example.org/A", "https://Example.org/A"],
  ["MAILTO:a@example.org", "mailto:a@example.org"],
  ["\u200Bhttps://example.org\u200E/a\u00AD", "https://example.org/a"],
  ["#_ftn1", undefined],
  ["https:// example.org/a", undefined],
  ["https://", undefined],
  ["www. example.org", undefined],
  ["secretaria@example.org", "mailto:secretaria@example.org"],
  ["/noticias", "/noticias"],
  ["#contato", "#contato"],
  ["documento:estatuto", "documento:estatuto"],
  ["//example.org", undefined],
  ["file:///C:/Temp/carta.docx", undefined],
  ["javascript:alert(1)", undefined],
  ["veja aqui", undefined],
  ["", undefined],
])("%s leads to %s", (typed, link) => {
  expect(linkOf(typed)).toBe(link);
});

it.each([
  ["https://secao.example.org/noticias?pagina=2#a", "/noticias?pagina=2#a"],
  ["secao.example.org", "/"],
  ["https://secao.example.org/agenda.ics", "https://secao.example.org/agenda.ics"],
  ["https://outra.example.org/noticias", "https://outra.example.org/noticias"],
])("%s leads on the site itself to %s", (typed, link) => {
  expect(linkOf(typed, "https://secao.example.org")).toBe(link);
});
