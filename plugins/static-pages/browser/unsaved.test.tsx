import { hasUnsavedInput } from "./unsaved";

const form = `<form method="post">
  <input name="nome"><textarea name="texto"></textarea><input type="hidden" name="_next">
  <select name="uf"><option>Escolha</option><option>SP</option></select>
  <input type="checkbox" name="aceito">
</form>`;

beforeEach(() => {
  document.body.innerHTML = form;
});

const find = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(selector);
  return element;
};

it("a form as it came holds nothing to lose", () => expect(hasUnsavedInput(document)).toBe(false));

it.each<[string, () => void]>([
  ["a text", () => (find<HTMLInputElement>("[name=nome]").value = "A")],
  ["a long text", () => (find<HTMLTextAreaElement>("[name=texto]").value = "A")],
  ["a choice", () => (find<HTMLSelectElement>("[name=uf]").selectedIndex = 1)],
  ["a tick", () => (find<HTMLInputElement>("[name=aceito]").checked = true)],
])("%s is not to be lost, also under the receipt of what was sent", (_name, change) => {
  change();
  find<HTMLFormElement>("form").hidden = true;
  expect(hasUnsavedInput(document)).toBe(true);
});

it("what a script puts into hidden fields, and forms that only filter, do not count", () => {
  find<HTMLInputElement>("[name=_next]").value = "https://example.org";
  document.body.insertAdjacentHTML("beforeend", '<form><input name="filtro"></form>');
  find<HTMLInputElement>("[name=filtro]").value = "ata";
  expect(hasUnsavedInput(document)).toBe(false);
});
