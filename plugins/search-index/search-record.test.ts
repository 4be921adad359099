import { plainText } from "./search-record";

it("takes a body apart at its headings, with the anchors that the page has", () => {
  expect(plainText("Antes.\n\n## Como participar\n\nVenha.\n\n### Como *participar*\nDe novo.")).toEqual([
    { text: "Antes." },
    { text: "Venha.", heading: { text: "Como participar", anchor: "secao-como-participar" } },
    { text: "De novo.", heading: { text: "Como participar", anchor: "secao-como-participar-2" } },
  ]);
});

it.each([
  ["emphasis", "Será no **sábado, 5**, às *8h* em __ponto__", "Será no sábado, 5, às 8h em ponto"],
  ["emphasis within emphasis", "***Ambos***, _**João 3.16** hoje_ e **a *b* c**", "Ambos, João 3.16 hoje e a b c"],
  ["emphasis over two lines", "Será **no\nsábado**.", "Será no sábado."],
  ["signs that are escaped", "\\*Nota\\* de _rodapé_", "*Nota* de rodapé"],
  ["a table with its columns aligned", "| A | B |\n| :-- | --: |\n| 1 | 2 |", "A B 1 2"],
  ["links", 'Leia a [carta [1]](documento:carta) e [veja](/a "Título").', "Leia a carta [1] e veja."],
  ["pictures", "![Mãos plantam mudas.](foto.jpg)", "Mãos plantam mudas."],
  ["lists and quotes", "- um\n* dois\n3. três\n> quatro", "um dois três quatro"],
  ["tables", "| Hora | O quê |\n|---|:--:|\n| 8h | Café |", "Hora O quê 8h Café"],
  ["a person", "> [!PESSOA]\n> **Ana**\n>\n> Atende.", "Ana Atende."],
  ["a gallery", "> [!GALERIA]\n> ![Um.](a.jpg)\n> ![Dois.](b.jpg)", "Um. Dois."],
  ["a callout", "> [!ATENÇÃO]\n> Leve um documento.", "Atenção: Leve um documento."],
  ["HTML and comments", "a<br>b <!-- nada -->c <strong>d</strong>", "a b c d"],
  ["addresses", "Em <https://exemplo.org/a> ou <a@exemplo.org>.", "Em https://exemplo.org/a ou a@exemplo.org."],
  ["lines that end in their midst", "Rua Um, 2\\\nCentro", "Rua Um, 2 Centro"],
  ["what looks like a mark and is none", "2 * 3 * 4, snake_case, a < b", "2 * 3 * 4, snake_case, a < b"],
])("leaves of %s only the words", (_name, markdown, text) => expect(plainText(markdown)).toEqual([{ text }]));

it("has nothing where nothing is written", () => expect(plainText("")).toEqual([]));
