import { linkTelephones } from "./telephones";
import { bodyOf, htmlOf } from "./testing/body";

function linked(html: string): string[] {
  const tree = bodyOf(html);
  linkTelephones(tree);
  const found = htmlOf(tree);
  // Nothing of the text is lost or moved.
  expect(found.replace(/<a href="tel:[^>]*>(.*?)<\/a>/g, "$1")).toBe(htmlOf(bodyOf(html)));
  return [...found.matchAll(/<a href="(tel:[^"]*)" aria-label="([^"]*)">([^<]*)/g)].map(
    ([, href, label = "", seen]) => {
      expect(label).toMatch(`${seen}, `);
      return `${href} ${label.slice(`${seen}, `.length)}`;
    },
  );
}

describe("numbers to dial are links, read digit by digit", () => {
  it.each<[string, string[]]>([
    ["<p>Fale conosco: (11) 5555-0100.</p>", ["tel:+551155550100 1 1, 5 5 5 5, 0 1 0 0"]],
    [
      "<p>(11) 95555-0123 ou (11)5555-0100</p>",
      ["tel:+5511955550123 1 1, 9 5 5 5 5, 0 1 2 3", "tel:+551155550100 1 1, 5 5 5 5, 0 1 0 0"],
    ],
    [
      "<p>+55 11 95555-0123; +55 (11) 9 5555-0123</p>",
      ["tel:+5511955550123 5 5, 1 1, 9 5 5 5 5, 0 1 2 3", "tel:+5511955550123 5 5, 1 1, 9, 5 5 5 5, 0 1 2 3"],
    ],
    ["<p>0800 555 0100</p>", ["tel:08005550100 0 8 0 0, 5 5 5, 0 1 0 0"]],
    ["<p>Ligue agora para o CVV, pelo número 188. É grátis.</p>", ["tel:188 1 8 8"]],
    ["<p>Ligue para o <strong>188</strong>, a qualquer hora.</p>", ["tel:188 1 8 8"]],
    [
      "<p>Em risco de vida, ligue antes para o 190. A Central de Atendimento à Mulher, pelo 180, atende sempre.</p>",
      ["tel:190 1 9 0", "tel:180 1 8 0"],
    ],
    [
      "<ul><li>CVV: 188</li><li>SAMU 192</li><li>Polícia Militar (190)</li><li>Bombeiros, 193</li></ul>",
      ["tel:188 1 8 8", "tel:192 1 9 2", "tel:190 1 9 0", "tel:193 1 9 3"],
    ],
    ["<p>Disque 188 ou 192.</p>", ["tel:188 1 8 8", "tel:192 1 9 2"]],
  ])("%s", (html, links) => expect(linked(html)).toEqual(links));
});

describe("what is no number to dial stays", () => {
  it.each([
    "<p>190 pessoas ligaram; telefone para as 180 igrejas. Ligue para 188 pastores.</p>",
    "<p>Ligue e leia o salmo 188. Veja o artigo 190, a Lei 180 e a página 192.</p>",
    "<p>Ao telefone, R$ 188,00; ligue no dia 18/8. Chame o 1.190 e o 190,5.</p>",
    "<p>CNPJ 12.345.678/0001-95, CEP 01000-000, de 2026-2027, em (11) 2026-2027, 21/11/2026, 19h30.</p>",
    "<p>Protocolo OPBB-2026-0100, cadastro número 188, processo 0001234-55.2026.8.26.0100.</p>",
    "<p>(00) 5555-0100, (11) 0555-0100, (11) 5555-01000, 2(11) 5555-0100-1</p>",
    '<p><a href="https://example.org">(11) 5555-0100</a> <code>(11) 5555-0100</code></p><pre>Ligue para o 188.</pre>',
    "<p>Ligue para o</p><p>188</p>",
    "<p>Ligue para <strong>180</strong> igrejas.</p>",
  ])("%s", (html) => expect(linked(html)).toEqual([]));
});

it("a text of numbers alone takes no longer than its length", () => {
  for (const piece of ["ligue para o 188 ", "(11) ", "188", "0800 ", "<b>(11) 5555-0100</b> "])
    expect(() => linked(`<p>${piece.repeat(4000)}</p>`)).not.toThrow();
});
