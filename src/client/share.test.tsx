import { screen } from "@testing-library/react";
import { offerSharing, watchSharing } from "./share";

const url = "https://opbb-sp.example.org/noticias/encontro";
const button = (name: string) => screen.getByText(name).closest("button");

const give = (abilities: object) => {
  for (const [name, value] of Object.entries(abilities))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

beforeAll(() => watchSharing(document));
beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${url}">`;
  document.title = "Encontro | OPBB-SP";
  give({ clipboard: undefined, share: undefined });
  document.body.innerHTML = `<div>
    <button disabled data-share="copy">Copiar link</button>
    <button disabled data-share="sheet">Compartilhar</button>
    <button disabled data-share="print">Imprimir</button>
    <span role="status"></span>
  </div>`;
});

it("offers only what the browser can do", () => {
  expect(["Copiar link", "Compartilhar", "Imprimir"].map((name) => button(name)?.disabled)).toEqual([true, true, true]);
  offerSharing(document);
  expect(["Copiar link", "Compartilhar", "Imprimir"].map((name) => button(name)?.disabled)).toEqual([
    true,
    true,
    false,
  ]);
  give({ clipboard: {}, share: () => undefined });
  offerSharing(document);
  expect(["Copiar link", "Compartilhar", "Imprimir"].map((name) => button(name)?.disabled)).toEqual([
    false,
    false,
    false,
  ]);
});

it("copies the page's own address and says so", async () => {
  const copied: string[] = [];
  give({ clipboard: { writeText: async (text: string) => copied.push(text) } });
  offerSharing(document);
  button("Copiar link")?.click();
  expect(await screen.findByText("Link copiado.")).toBeTruthy();
  expect(copied).toEqual([url]);
});

it("says so when it could not copy", async () => {
  give({ clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  offerSharing(document);
  button("Copiar link")?.click();
  expect(await screen.findByText(/^Não foi possível copiar/)).toBeTruthy();
});

it("opens the device's sheet, and takes no offence when it is closed", async () => {
  const share = jest.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  give({ share });
  offerSharing(document);
  button("Compartilhar")?.click();
  await Promise.resolve();
  expect(share).toHaveBeenCalledWith({ title: "Encontro | OPBB-SP", url });
});
