import { blocks } from "./blocks";

const again = (id: keyof typeof blocks, markdown: string) => {
  const { pattern, fromBlock, toBlock } = blocks[id];
  const match = pattern.exec(markdown);
  return match ? [match[0], toBlock(fromBlock(match))] : undefined;
};

const full = `> [!PESSOA]
> ![Ana sorri.](ana.jpg)
> **Pra. Ana Exemplo**
> Coordenadora
> [(11) 5555-0123](tel:+551155550123)
> [WhatsApp (11) 95555-0123](https://wa.me/5511955550123)
> [ana@example.org](mailto:ana@example.org)`;

it.each([
  ["a picture", "imagem", "![Mãos plantam mudas.](foto-1.jpg)"],
  ["a gallery", "galeria", "> [!GALERIA]\n> ![Um.](1.jpg)\n> ![Dois.](2.jpg)"],
  ["a document", "documento", "[Baixar o estatuto](documento:estatuto-da-secao)"],
  ["a video", "video", "[Assista ao culto](https://www.youtube.com/watch?v=abcdefghijk)"],
  ["a live film", "video", "[Assista ao vivo](https://www.youtube.com/live/abcdefghijk?si=x_y)"],
  ["a film of a phone", "video", "[Assista](https://m.youtube.com/watch?app=desktop&v=abcdefghijk)"],
  ["a video without its address", "video", "[Assista](https://youtu.be/)"],
  ["a callout", "destaque", "> [!ATENÇÃO]\n> Leve o **documento**.\n>\n> E a [carteira](/noticias/carteira)."],
  ["a person with everything", "pessoa", full],
  ["a person with a name", "pessoa", "> [!PESSOA]\n> **Davi Modelo**"],
  [
    "a person with a role and an e-mail",
    "pessoa",
    "> [!PESSOA]\n> **Davi**\n> Tesoureiro\n> [d@example.org](mailto:d@example.org)",
  ],
] as const)("%s is written as it was read", (_name, block, markdown) => {
  expect(again(block, markdown)).toEqual([markdown, markdown]);
  expect(again(block, `${markdown}\n\nOutro parágrafo.`)).toEqual([markdown, markdown]);
});

it.each([
  ["a picture in a sentence", "imagem", "![Um.](1.jpg) e mais"],
  ["a link in a sentence", "documento", "[Baixar](documento:a) hoje"],
  ["a document with words after it in the next line", "documento", "[Baixar](documento:a)\ne leia"],
  ["another link", "video", "[Site](https://example.org/watch)"],
  ["a plain quotation", "destaque", "> Uma citação"],
  ["a person with more than the form has", "pessoa", "> [!PESSOA]\n> **Davi**\n> Tesoureiro\n>\n> Um texto longo."],
  ["a gallery with words between", "galeria", "> [!GALERIA]\n> ![Um.](1.jpg)\n> Legenda"],
] as const)("%s is left as it is", (_name, block, markdown) => {
  expect(again(block, markdown)).toBeUndefined();
});

it("what is typed can't break out of its place", () => {
  expect(blocks.imagem.toBlock({ image: "a.jpg", alt: "Um [dia]\nde sol" })).toBe("![Um (dia) de sol](a.jpg)");
  expect(blocks.galeria.toBlock({ images: [{ image: "", alt: "x" }] })).toBe("> [!GALERIA]");
  expect(blocks.destaque.toBlock({})).toBe("> [!IMPORTANTE]");
  expect(blocks.pessoa.toBlock({ name: "**Ana**" })).toBe("> [!PESSOA]\n> **Ana**");
});

it("the contacts of a person lead where they say", () => {
  const contact = { phone: "+351 912 345 678", whatsapp: "+55 (11) 95555-0123", email: " mailto:ana@example.org" };
  expect(blocks.pessoa.toBlock({ name: "Ana", ...contact })).toBe(
    `> [!PESSOA]
> **Ana**
> [+351 912 345 678](tel:+351912345678)
> [WhatsApp +55 (11) 95555-0123](https://wa.me/5511955550123)
> [ana@example.org](mailto:ana@example.org)`,
  );
  // Refused by the check, which must see it as a link.
  const two = blocks.pessoa.toBlock({ name: "Ana", email: "a@example.org e b@example.org" });
  expect(two).toContain("(mailto:a@example.org%20e%20b@example.org)");
  expect(again("pessoa", two)).toEqual([two, two]);
});
