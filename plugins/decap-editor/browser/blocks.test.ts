import type { Block } from "./block";
import { calloutBlock, documentBlock, galleryBlock, personBlock, pictureBlock, videoBlock } from "./blocks";

const again = <Data>({ pattern, read, write }: Block<Data>, markdown: string) => {
  const match = pattern.exec(markdown);
  return match ? [match[0], write(read(match))] : undefined;
};

const full = `> [!PESSOA]
> ![Ana sorri.](ana.jpg)
> **Pra. Ana Exemplo**
> Coordenadora
> [(11) 5555-0123](tel:+551155550123)
> [WhatsApp (11) 95555-0123](https://wa.me/5511955550123)
> [ana@example.org](mailto:ana@example.org)`;

it.each([
  ["a picture", pictureBlock, "![Mãos plantam mudas.](foto-1.jpg)"],
  ["a gallery", galleryBlock, "> [!GALERIA]\n> ![Um.](1.jpg)\n> ![Dois.](2.jpg)"],
  ["a document", documentBlock, "[Baixar o estatuto](documento:estatuto-da-secao)"],
  ["a video", videoBlock, "[Assista ao culto](https://www.youtube.com/watch?v=abcdefghijk)"],
  ["a callout", calloutBlock, "> [!ATENÇÃO]\n> Leve o **documento**.\n>\n> E a [carteira](/noticias/carteira)."],
  ["a person with everything", personBlock, full],
  ["a person with a name", personBlock, "> [!PESSOA]\n> **Davi Modelo**"],
  [
    "a person with a role and an e-mail",
    personBlock,
    "> [!PESSOA]\n> **Davi**\n> Tesoureiro\n> [d@example.org](mailto:d@example.org)",
  ],
] as const)("%s is written as it was read", (_name, block, markdown) => {
  // Each block reads what it writes itself; the compiler sees only that they differ.
  const one = block as Block<unknown>;
  expect(again(one, markdown)).toEqual([markdown, markdown]);
  expect(again(one, `${markdown}\n\nOutro parágrafo.`)).toEqual([markdown, markdown]);
});

it.each([
  ["a picture in a sentence", pictureBlock, "![Um.](1.jpg) e mais"],
  ["a link in a sentence", documentBlock, "[Baixar](documento:a) hoje"],
  ["a document with words after it in the next line", documentBlock, "[Baixar](documento:a)\ne leia"],
  ["another link", videoBlock, "[Site](https://example.org/watch)"],
  ["a plain quotation", calloutBlock, "> Uma citação"],
  ["a person with more than the form has", personBlock, "> [!PESSOA]\n> **Davi**\n> Tesoureiro\n>\n> Um texto longo."],
  ["a gallery with words between", galleryBlock, "> [!GALERIA]\n> ![Um.](1.jpg)\n> Legenda"],
] as const)("%s is left as it is", (_name, block, markdown) => {
  expect(again(block as Block<unknown>, markdown)).toBeUndefined();
});

it("what is typed can't break out of its place", () => {
  expect(pictureBlock.write({ image: "a.jpg", alt: "Um [dia]\nde sol" })).toBe("![Um (dia) de sol](a.jpg)");
  expect(galleryBlock.write({ images: [{ image: "", alt: "x" }] })).toBe("> [!GALERIA]");
  expect(calloutBlock.write({})).toBe("> [!IMPORTANTE]");
  expect(personBlock.write({ name: "**Ana**" })).toBe("> [!PESSOA]\n> **Ana**");
});
