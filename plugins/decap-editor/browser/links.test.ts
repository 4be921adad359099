import { linkOf } from "./links";

it.each([
  ["www.example.org", "https://www.example.org"],
  ["example.org/uma página", "https://example.org/uma%20página"],
  ["igreja.com.br", "https://igreja.com.br"],
  [" https://example.org ", "https://example.org"],
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
