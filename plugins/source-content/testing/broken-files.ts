import type { Broken } from "./broken";
import { documentWith, type Kinds, newsWith } from "./fixture";

const file = (key: string) => `content/news/${key}/index.md`;

/** A file that can't be read at all. */
const raw = (key: string, text: string, found: string, fix: string): Broken => ({
  content: { [file(key)]: text },
  problems: [{ file: file(key), entry: key, field: "Arquivo", found, fix }],
});

/** A news item with a cover that is wrong. */
const cover = (
  key: string,
  fields: Readonly<Record<string, unknown>>,
  kinds: Kinds,
  ...problems: readonly (readonly [field: string, found: string, fix: string])[]
): Broken => ({
  content: { [file(key)]: newsWith({ title: `Capa ${key}`, cover: fields }) },
  kinds: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [`content/news/${key}/${name}`, kind])),
  problems: problems.map(([field, found, fix]) => ({ file: file(key), entry: `Capa ${key}`, field, found, fix })),
});

/** A document with a file that is wrong. */
const attached = (key: string, name: string, kind: string | undefined, found: string): Broken => ({
  content: { [`content/documents/${key}/index.md`]: documentWith({ title: `Documento ${key}`, file: name }) },
  kinds: kind ? { [`content/documents/${key}/${name}`]: kind } : {},
  problems: [
    {
      file: `content/documents/${key}/index.md`,
      entry: `Documento ${key}`,
      field: "Arquivo",
      found,
      fix: "Salve o documento, no programa em que foi feito, como um destes e envie-o pelo editor: pdf, docx, xlsx, pptx, odt, ods.",
    },
  ],
});

const lineFix = "Corrija a linha, ou volte a uma versão anterior no histórico do editor.";
const signFix =
  "Escreva no lugar dele o que falta, salve o arquivo como texto em UTF-8, ou volte a uma versão anterior no histórico do editor.";
const lostFix =
  "Procure \uFFFD no texto e escreva no lugar o que falta. Se o arquivo não veio do editor, salve-o como texto em UTF-8.";
const imageFix = "Envie a imagem de novo pelo editor (jpg, jpeg, png, webp).";
const altFix = "Descreva em até 250 letras o que a imagem mostra, ou ligue “Imagem apenas decorativa”.";
const strayFix = "Cada texto fica em content/coleção/nome/index.md. Mova o arquivo ou apague-o.";
const stray = (path: string, text = "Olá.\n"): Broken => ({
  content: { [path]: text },
  problems: [
    { file: path, entry: path, field: "Arquivo", found: "está num lugar em que o site não procura", fix: strayFix },
  ],
});

const bomb = [
  "a: &a [x, x, x, x, x, x, x, x, x]",
  ..."bcdefgh".split("").map((name, index) => {
    const before = "abcdefgh"[index];
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(", ")}]`;
  }),
].join("\n");

/** What can be wrong with files: front matter that can't be read, pictures and documents that are not what they say. */
export const brokenFiles: Readonly<Record<string, Broken>> = {
  "a file without front matter": raw(
    "sem-campos",
    "Só um texto.\n",
    "o arquivo não começa com os campos entre duas linhas ---",
    "Comece o arquivo com --- e feche os campos com outra linha ---.",
  ),
  "front matter that is not closed": raw(
    "sem-fim",
    "---\ntitle: Um título\n",
    "o arquivo não começa com os campos entre duas linhas ---",
    "Comece o arquivo com --- e feche os campos com outra linha ---.",
  ),
  "front matter that is run as code": raw(
    "codigo",
    "---js\n{ title: process.exit() }\n---\n",
    "o arquivo não começa com os campos entre duas linhas ---",
    "Comece o arquivo com --- e feche os campos com outra linha ---.",
  ),
  "a colon too many": raw(
    "dois-pontos",
    "---\nkind: aviso\ntitle: Aviso: urgente\n---\nTexto.\n",
    "a linha 3 não pode ser lida: há dois-pontos a mais no texto; ponha o texto entre aspas",
    lineFix,
  ),
  "a tab as indent": raw(
    "tabulador",
    "---\ncover:\n\timage: a.jpg\n---\nTexto.\n",
    "a linha 3 não pode ser lida: há um tabulador no começo da linha, onde só cabem espaços",
    lineFix,
  ),
  "a field twice": raw(
    "campo-duplo",
    "---\ntitle: Um\nkind: aviso\ntitle: Dois\n---\nTexto.\n",
    "a linha 4 não pode ser lida: o mesmo campo aparece duas vezes",
    lineFix,
  ),
  "an indent that matches nothing": raw(
    "recuo",
    "---\ncover:\n    image: a.jpg\n  alt: Foto\n---\nTexto.\n",
    "a linha 4 não pode ser lida: os espaços no começo da linha não combinam com as linhas vizinhas",
    lineFix,
  ),
  "a quote that is not closed": raw(
    "aspas",
    '---\nkind: aviso\ntitle: "Um título\ndate: 2026-01-10\nsummary: Um resumo.\n---\nTexto.\n',
    "a linha 3 não pode ser lida: falta fechar aspas, colchetes ou chaves",
    lineFix,
  ),
  "a sign that YAML keeps for itself": raw(
    "arroba",
    "---\ntitle: @exemplo\n---\nTexto.\n",
    "a linha 2 não pode ser lida: há um sinal que não pode começar um texto; ponha o texto entre aspas",
    lineFix,
  ),
  "a sign of number in a text, after which YAML reads nothing": raw(
    "jogo-da-velha",
    '---\n# Uma nota\ndate: 2026-01-10 # um sábado\ndraft: true # ainda\nsummary: "Um" # dois\nslug: aula-3 # não mude\ntitle: Aula 3 #\n  # Outra nota\ntags:\n  - Aula #3 e culto #FiqueEmCasa\n---\nTexto.\n',
    "na linha 10, o que vem depois de # se perde: “3 e culto #FiqueEmCasa”",
    "Ponha o texto inteiro entre aspas, ou apague o que vem depois de #.",
  ),
  "emphasis in place of a text": raw(
    "asteriscos",
    "---\ntitle: *Importante*\n---\nTexto.\n",
    "o arquivo tem uma referência (*) que não aponta para nada",
    "Ponha entre aspas o texto que começa com *.",
  ),
  "two front matters in one": raw(
    "dois-em-um",
    "---\ntitle: Um\n...\nkind: aviso\n---\nTexto.\n",
    "a linha 4 não pode ser lida: os campos acabam antes dela, numa linha com ...",
    lineFix,
  ),
  "a list in place of fields": raw(
    "lista",
    "---\n- um\n- dois\n---\nTexto.\n",
    "o arquivo não tem campos",
    'Escreva um campo por linha, como title: "Um título".',
  ),
  "a YAML alias bomb": raw(
    "bomba",
    `---\n${bomb}\n---\nTexto.\n`,
    "o arquivo repete trechos por referência (& e *) mais do que se aceita",
    "Escreva os valores por extenso, sem & e *.",
  ),
  "a YAML alias that holds itself": raw(
    "circulo",
    "---\ntitle: &a [*a]\n---\nTexto.\n",
    "o arquivo repete trechos por referência (& e *) mais do que se aceita",
    "Escreva os valores por extenso, sem & e *.",
  ),
  "fields over 256 KB": raw(
    "campos-enormes",
    `---\ntitle: ${"x".repeat(256 * 1024)}\n---\nTexto.\n`,
    "o arquivo passa de 256 KB",
    "Divida o texto em dois.",
  ),
  "a text over 256 KB": raw(
    "texto-enorme",
    `---\ntitle: Um\n---\n${"x".repeat(256 * 1024)}\n`,
    "o arquivo passa de 256 KB",
    "Divida o texto em dois.",
  ),
  "a file of Windows that is no UTF-8": raw(
    "utf-16",
    "---\ntitle: T\u0000\u0069\u0000t\n---\nTexto.\n",
    "a linha 2 tem um sinal que não é de texto (NUL)",
    signFix,
  ),
  "a file of Windows whose accents are lost": raw(
    "windows-1252",
    "---\ntitle: Reuni\uFFFDo\n---\nTexto.\n",
    "a linha 2 tem um sinal que não é de texto (\uFFFD)",
    lostFix,
  ),
  "more fields than any entry has": raw(
    "campos-demais",
    `---\n${Array.from({ length: 15_000 }, (_, index) => `k${index}: a\n`).join("")}---\nTexto.\n`,
    "os campos têm mais de 4 mil linhas, dois-pontos, vírgulas e interrogações",
    "Apague os campos que sobram, ou recupere a versão anterior do arquivo.",
  ),
  "many fields that nobody knows": {
    content: {
      [file("desconhecidos")]: newsWith({
        title: "Desconhecidos",
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`campo${index}`, "a"])),
      }),
    },
    problems: [
      ...Array.from({ length: 20 }, (_, index) => ({
        file: file("desconhecidos"),
        entry: "Desconhecidos",
        field: `campo${index}`,
        found: "este campo não existe",
        fix: "Apague o campo, ou confira o nome.",
      })),
      {
        file: file("desconhecidos"),
        entry: "Desconhecidos",
        field: "Arquivo",
        found: "há mais 980 campos que não existem",
        fix: "Apague o que sobra, ou salve o texto de novo pelo editor.",
      },
    ],
  },
  "a folder with a backslash": {
    content: { "content/news/dia\\noite/index.md": newsWith({ title: "Dia", slug: "dia" }) },
    problems: [
      {
        file: "content/news/dia\\noite/index.md",
        entry: "dia\\noite",
        field: "Arquivo",
        found: "o nome do arquivo ou da pasta tem uma barra invertida (\\) ou um sinal que não se vê",
        fix: "Dê-lhe um nome só com letras minúsculas sem acento, números e hífens.",
      },
    ],
  },
  "empty front matter": {
    content: { "content/events/vazio/index.md": "---\n---\n" },
    problems: [
      ["Título", "Escreva um texto de até 110 letras."],
      ["Primeiro dia", "Escolha no calendário um dia que existe (no arquivo: 2026-11-21)."],
    ].map(([field = "", fix = ""]) => ({
      file: "content/events/vazio/index.md",
      entry: "vazio",
      field,
      found: "está em branco",
      fix,
    })),
  },
  "a setting that can't be read": {
    content: { "content/settings/forms.yml": "roles: [Pastor\nregimes: [Integral]\n" },
    problems: [
      {
        file: "content/settings/forms.yml",
        entry: "forms",
        field: "Arquivo",
        found: "a linha 2 não pode ser lida: os espaços no começo da linha não combinam com as linhas vizinhas",
        fix: lineFix,
      },
    ],
  },
  "a picture that is missing": cover("sem-arquivo", { image: "foto.jpg", alt: "Pastores" }, {}, [
    "Capa › Imagem",
    "o arquivo foto.jpg não está na pasta do texto",
    imageFix,
  ]),
  "a picture beside the text, with a dot before its name": cover(
    "com-ponto",
    { image: "./foto.jpg", alt: "Pastores" },
    { "foto.jpg": "jpg" },
    ["Capa › Imagem", "o nome do arquivo ./foto.jpg tem ./ antes", "Escreva só foto.jpg."],
  ),
  "a picture without a description": cover("sem-descricao", { image: "foto.jpg" }, { "foto.jpg": "jpg" }, [
    "Capa › Descrição da imagem",
    "está em branco",
    altFix,
  ]),
  "a picture without file and description": cover(
    "sem-tudo",
    { credit: "Exemplo" },
    {},
    ["Capa › Imagem", "está em branco", imageFix],
    ["Capa › Descrição da imagem", "está em branco", altFix],
  ),
  "a picture that is another kind of picture": cover(
    "outra-foto",
    { image: "foto.jpg", alt: "Foto" },
    { "foto.jpg": "png" },
    ["Capa › Imagem", "o arquivo foto.jpg na verdade é um arquivo png", imageFix],
  ),
  "a page that calls itself a picture": cover(
    "falsa-foto",
    { image: "foto.jpg", alt: "Foto" },
    { "foto.jpg": "unknown" },
    ["Capa › Imagem", "o arquivo foto.jpg não é um arquivo desse tipo", imageFix],
  ),
  "an svg": cover("desenho", { image: "foto.svg", alt: "Foto" }, { "foto.svg": "xml" }, [
    "Capa › Imagem",
    "o arquivo foto.svg não é de um tipo aceito",
    imageFix,
  ]),
  "a document that is missing": attached(
    "sem-pdf",
    "ata.pdf",
    undefined,
    "o arquivo ata.pdf não está na pasta do texto",
  ),
  "a document that is a program": attached(
    "programa",
    "ata.pdf",
    "exe",
    "o arquivo ata.pdf na verdade é um arquivo exe",
  ),
  "a document that is a text": attached("texto", "ata.pdf", "unknown", "o arquivo ata.pdf não é um arquivo desse tipo"),
  "a document that is a page": attached(
    "pagina-html",
    "ata.html",
    "unknown",
    "o arquivo ata.html não é de um tipo aceito",
  ),
  "a page of the site that is missing": {
    content: { "content/pages/documents/index.md": null },
    problems: [
      {
        file: "content/pages/documents/index.md",
        entry: "Documentos",
        field: "Arquivo",
        found: "não existe",
        fix: "O site precisa dele: recupere-o da versão anterior, ou crie-o se for novo.",
      },
    ],
  },
  "a setting that is missing": {
    content: { "content/settings/analytics.yml": null },
    problems: [
      {
        file: "content/settings/analytics.yml",
        entry: "Estatísticas",
        field: "Arquivo",
        found: "não existe",
        fix: "O site precisa dele: recupere-o da versão anterior, ou crie-o se for novo.",
      },
    ],
  },
  "a file beside the folders": stray("content/news/solta.md"),
  "a file too deep": stray("content/news/funda/mais/index.md"),
  "a file of no collection": stray("content/receitas/bolo/index.md"),
  "a page that the site does not have": stray("content/pages/loja/index.md"),
  "a page by a name that every object has": stray(
    "content/pages/constructor/index.md",
    "---\ntitle: X\nsummary: Y\n---\n",
  ),
};
