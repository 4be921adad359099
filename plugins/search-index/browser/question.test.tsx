import { addressOf, fillIn, readQuestion } from "./question";

test.each([
  ["/busca?q=ora%C3%A7%C3%A3o", { words: "oração", type: "" }],
  ["/busca?q=ata&tipo=Documento", { words: "ata", type: "Documento" }],
  ["/busca", { words: "", type: "" }],
])("%s and its question are the same", (address, question) => {
  expect(addressOf(question)).toBe(address);
  expect(readQuestion(new URLSearchParams(address.split("?")[1]))).toEqual(question);
});

test("takes what is typed without the blanks around it, and not without end", () => {
  expect(readQuestion(new URLSearchParams({ q: "  ata  " })).words).toBe("ata");
  expect(readQuestion(new URLSearchParams({ q: "a".repeat(999) })).words).toHaveLength(200);
});

test("is written into the form", () => {
  document.body.innerHTML = `<form><input name="q"><select name="tipo"><option></option><option>Aviso</option></select></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  fillIn(form, { words: "ata", type: "Aviso" });
  expect(readQuestion(new FormData(form))).toEqual({ words: "ata", type: "Aviso" });
  fillIn(form, { words: "ata", type: "Livro" });
  expect(readQuestion(new FormData(form))).toEqual({ words: "ata", type: "" });
});
