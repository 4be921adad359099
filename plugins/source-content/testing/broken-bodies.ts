import type { Broken } from "./broken";
import { newsWith, subsectionFields } from "./fixture";

const file = (key: string) => `content/news/${key}/index.md`;

/** A news item with a body and what is wrong with it. */
const body = (key: string, text: string, ...problems: readonly (readonly [found: string, fix: string])[]): Broken => ({
  content: { [file(key)]: newsWith({ title: `Texto ${key}` }, text) },
  problems: problems.map(([found, fix]) => ({ file: file(key), entry: `Texto ${key}`, field: "Texto", found, fix })),
});

const linkFix = "Abra a página no site e copie o que vem depois do nome dele, como /noticias.";
const publishFix =
  "Publique a página antes, ou tire o link. Se ela também leva para cá, tire este link até as duas estarem publicadas.";
const imageFix = "Envie a imagem de novo pelo editor.";
const descriptionFix = "Escreva o que a imagem mostra, para quem não a vê.";
const headingFix = "No botão Títulos, escolha Título nível 2 ou 3.";
const schemeFix = "Comece com https:// para outro site, com / para uma página deste, ou com mailto: para um e-mail.";
const tagFix = (tag: string) =>
  `Apague <${tag}…> e, se houver, </${tag}>; as palavras entre os dois ficam. Se é parte do texto, ponha \\ antes de cada <.`;
const videoFix = "No YouTube, toque em Compartilhar e em Copiar link.";
const placeFix = "Confira o título a que o link leva, ou tire o link.";
const callFix =
  "Escreva só o número, com DDD, como (00) 5555-0100; o de outro país começa com +, como +351 912 345 678.";
const mailFix = "Escreva um e-mail sem acentos, como secretaria@example.org.";
const wrongCalls = [
  ...["tel:+55912345678", "tel:+55115555011012", "tel:+5508005550100", "tel:+55"],
  ...["https://wa.me/55351912345678", "https://wa.me/11955550100"],
];
const wrongMails = ["mailto:mailto:a@example.org", "mailto:a@example.org%20b@example.org", "mailto:"];
const buttonFix = "Escolha de novo o documento do botão.";

const shorter = "Apague o que não é texto, ou divida-o em parágrafos ou em textos menores.";
const heavy = "é comprido demais, ou tem sinais e números demais, como [ ] * _ < 0";

/** A body that would keep a parser busy for long. */
const busy = (key: string, text: string, found: string): readonly [string, Broken] => [
  `a text that takes time: ${key}`,
  body(`demorado-${key}`, text, [found, shorter]),
];

/** What can be wrong with a body. */
export const brokenBodies: Readonly<Record<string, Broken>> = {
  "a body that is missing": body("sem-texto", "", ["está em branco", "Escreva o texto da página."]),
  "a body where none belongs": {
    content: {
      "content/events/com-texto/index.md": { fields: { title: "Com texto", start: "2026-12-05" }, body: "Oi." },
    },
    problems: [
      {
        file: "content/events/com-texto/index.md",
        entry: "Com texto",
        field: "Texto",
        found: "há texto onde não cabe nenhum",
        fix: "Esta página não tem texto: apague, no arquivo, o que vem depois da segunda linha ---.",
      },
    ],
  },
  "a link to a page that does not exist": body("link-perdido", "Veja [aqui](/noticias/sumiu).", [
    "o link /noticias/sumiu leva a uma página que não existe",
    linkFix,
  ]),
  "a link to an address of WordPress, which would open the home page": body("link-wordpress", "Veja [aqui](/?p=123).", [
    "o link /?p=123 leva a uma página que não existe",
    linkFix,
  ]),
  "a link by reference to a page that does not exist": body("link-referido", "Veja [aqui][1].\n\n[1]: /nada", [
    "o link /nada leva a uma página que não existe",
    linkFix,
  ]),
  "a link in angle brackets to a page that does not exist": body("link-colchetes", "Veja [aqui](</documentos nada>).", [
    "o link /documentos nada leva a uma página que não existe",
    linkFix,
  ]),
  "a link and pictures that are written as HTML": body(
    "em-html",
    'Veja <a class="x" href="/nada">aqui</a>, <a name="ali">ali</a> e <img src="sumiu.jpg" alt="Pastores > 2">.\n\n<p>\n<img\nsrc=https://example.org/x.jpg></p>\n\n`<img src="codigo.jpg">`\n\n<p title="<img src=x>">Oi <!-- <img src=y> --></p>',
    ["o link /nada leva a uma página que não existe", linkFix],
    ["o arquivo sumiu.jpg não está na pasta do texto", imageFix],
    ["a imagem https://example.org/x.jpg não tem descrição", descriptionFix],
    ["a imagem https://example.org/x.jpg está em outro site", "Envie a imagem pelo editor."],
  ),
  "words that are read as HTML, and shown on no page": body(
    "sinais",
    "Assunto: <nome da igreja>, <NOME do pastor>.\n\n<form>\n\nO resto, com <br> e <https://example.org>",
    ["o site lê <nome…> como HTML e não o mostra", tagFix("nome")],
    ["o site lê <form…> como HTML e não o mostra", tagFix("form")],
  ),
  "a link with an odd sign in it": body(
    "link-sinal",
    "Veja [aqui](/documentos>nada) e [ali](/documentos\\)nada).",
    ["o link /documentos>nada leva a uma página que não existe", linkFix],
    ["o link /documentos)nada leva a uma página que não existe", linkFix],
  ),
  "a link around a picture to a page that does not exist": {
    ...body("link-imagem", "[![Pastores](foto.jpg)](/nada)", [
      "o link /nada leva a uma página que não existe",
      linkFix,
    ]),
    kinds: { "content/news/link-imagem/foto.jpg": "jpg" },
  },
  "a link to an anchor that does not exist": body("ancora-perdida", "Fale com [a subseção](/subsecoes#atlantida).", [
    "o link /subsecoes#atlantida leva a uma página que não existe",
    linkFix,
  ]),
  "a link to an old anchor, which nothing redirects": {
    content: {
      [file("ancora-velha")]: newsWith({ title: "Texto ancora-velha" }, "Fale com [a subseção](/subsecoes#sul-velho)."),
      "content/subsections/sul/index.md": { fields: { ...subsectionFields, aliases: ["sul-velho"] } },
    },
    problems: [
      {
        file: file("ancora-velha"),
        entry: "Texto ancora-velha",
        field: "Texto",
        found: "o link /subsecoes#sul-velho leva a uma página que não existe",
        fix: linkFix,
      },
    ],
  },
  "a link to a draft": {
    ...body("link-rascunho", "Veja [aqui](/noticias/rascunho).", [
      "o link /noticias/rascunho leva a uma página que ainda não foi publicada",
      publishFix,
    ]),
    content: {
      [file("link-rascunho")]: newsWith({ title: "Texto link-rascunho" }, "Veja [aqui](/noticias/rascunho)."),
      [file("rascunho")]: newsWith({ draft: true }),
    },
  },
  "a link to a page that is dated later": {
    ...body("link-futuro", "", ["o link /noticias/futura leva a uma página que ainda não foi publicada", publishFix]),
    content: {
      [file("link-futuro")]: newsWith({ title: "Texto link-futuro" }, "Veja [aqui](/noticias/futura)."),
      [file("futura")]: newsWith({ date: "2026-06-16" }),
    },
  },
  "a link that runs a script": body("link-script", "[Clique](javascript:alert(1)).", [
    "o link javascript:alert(1) não é um endereço",
    schemeFix,
  ]),
  "a link that is its own text and runs a script": body("link-nu", "Veja <javascript:alert(1)>.", [
    "o link javascript:alert(1) não é um endereço",
    schemeFix,
  ]),
  "a link that holds its data": body("link-dados", "[Clique](data:text/html,x).", [
    "o link data:text/html,x não é um endereço",
    schemeFix,
  ]),
  "a link without a beginning": body("link-solto", "[Site](www.example.org).", [
    "o link www.example.org não é um endereço",
    schemeFix,
  ]),
  "a link without an address": body("link-vazio", "[Site]()", ["um link não tem endereço", schemeFix]),
  "telephones that lead to somebody else, and e-mails that lead to nobody": body(
    "contatos",
    [
      ...wrongCalls,
      ...wrongMails,
      // These are right.
      ...[
        "tel:+551155550100",
        "tel:+55-11-95555-0100",
        "tel:+351912345678",
        "tel:08005550100",
        "tel:+55-800-555-0100",
        "tel:190",
        "tel:1155550100",
      ],
      ...["tel:+551155550100;ext=12", "https://wa.me/5511955550100?text=Oi", "https://wa.me/message/ABC"],
      ...["https://wa.me/553198765432", "https://wa.me/558005550100"],
      ...["mailto:a@example.org?subject=Oi", "mailto:a@example.org,%20b@example.org", "mailto:?subject=Oi"],
    ]
      .map((link) => `[Contato](${link})`)
      .join("\n"),
    ...wrongCalls.map((link) => [`o link ${link} não leva a um telefone`, callFix] as const),
    ...wrongMails.map((link) => [`o link ${link} não leva a um e-mail`, mailFix] as const),
  ),
  "an e-mail of which only the end is a link": body(
    "emails-cortados",
    "Escreva a joão@example.org,\npr.d'avila@example.org ou 'secretaria@example.org', é:a@example.org e [José](mailto:jose@example.org).",
    ["do e-mail joão@example.org, na linha 1, o site só lê o@example.org", mailFix],
    ["do e-mail pr.d'avila@example.org, na linha 2, o site só lê avila@example.org", mailFix],
  ),
  "a picture or file whose name has spaces": body(
    "nomes-com-espacos",
    [
      "Um\n![Pastores reunidos](WhatsApp Image 2023-05-03 at 10.00.00.jpeg)",
      "- [Baixe](Ata (1) da Ordem.pdf)\n- ![x](foto.jpg =100x)\n- [aqui](/uma pagina)",
      // These are words, or right.
      '`[a](b c.pdf)` \\[a](b c.pdf) \\!\\[x\\](y z.jpg) [PDF](1 de 2) (ata.pdf) [a](/documentos "Um título.pdf")',
    ].join("\n\n"),
    ...[
      [2, "![Pastores reunidos](WhatsApp Image 2023-05-03 at 10.00.00.jpeg)"],
      [4, "[Baixe](Ata (1) da Ordem.pdf)"],
      [5, "![x](foto.jpg =100x)"],
      [6, "[aqui](/uma pagina)"],
    ].map(
      ([line, text]) =>
        [
          `na linha ${line}, ${text} fica na página assim como está`,
          "Entre os parênteses, escreva só o endereço, ou o nome do arquivo, sem espaços.",
        ] as const,
    ),
  ),
  ...Object.fromEntries(
    [
      ["comentario", "<!-- Nota\n\nO resto.\n\n<!-- b -- >", "<!--", "-->"],
      ["word", '<?xml:namespace prefix = o ns = "urn:schemas-microsoft-com:office:office" />\n\nO resto.', "<?", "?>"],
      ["dados", "<![CDATA[ a ]]\n\nO resto.", "<![CDATA[", "]]>"],
      ["bloco", "<p>Um\n<!-- dois</p>\n\nO resto.", "<!--", "-->"],
    ].map(([key = "", text = "", start, end]) => [
      `the words after ${start}, which nothing closes: ${key}`,
      body(
        `aberto-${key}`,
        `<p title="<!-- um"><!-- Uma nota. --></p>\n\nUm texto <!-- de novo --> e <!-- assim.\n\n${text}`,
        [
          `o que vem depois de ${start}, na linha ${key === "bloco" ? 6 : 5}, não aparece na página`,
          `Apague ${start} e o que não é texto, ou feche-o com ${end} antes da próxima linha em branco.`,
        ],
      ),
    ]),
  ),
  "a video whose address is not all there": body(
    "video-cortado",
    "[Assista](https://youtu.be/)\n\n[Assista](https://www.youtube.com/watch?v=abc)\n\n[Canal](https://www.youtube.com/@exemplo)",
    ["o vídeo https://youtu.be/ não tem o endereço completo", videoFix],
    ["o vídeo https://www.youtube.com/watch?v=abc não tem o endereço completo", videoFix],
  ),
  "a link to a part that the text does not have": body(
    "lugar-perdido",
    "## Programa\n\nVeja [o programa](#secao-programa), [a pauta](#secao-pauta) e [1](#_ftn1).",
    ["o link #secao-pauta leva a um lugar que não existe no texto", placeFix],
    ["o link #_ftn1 leva a um lugar que não existe no texto", placeFix],
  ),
  "a button without a document": body("botao-vazio", "[Baixar](documento:)", ["um botão não tem documento", buttonFix]),
  "a button of a document that does not exist": body("botao-perdido", "[Baixar](documento:sumiu)", [
    "o documento sumiu não existe",
    buttonFix,
  ]),
  "a button of a document that is a draft": {
    content: {
      [file("botao-rascunho")]: newsWith({ title: "Texto botao-rascunho" }, "[Baixar](documento:minuta)"),
      "content/documents/minuta/index.md": {
        fields: { title: "Minuta", category: "Atas", date: "2026-01-10", file: "a.pdf", draft: true },
      },
    },
    kinds: { "content/documents/minuta/a.pdf": "pdf" },
    problems: [
      {
        file: file("botao-rascunho"),
        entry: "Texto botao-rascunho",
        field: "Texto",
        found: "o documento minuta ainda é rascunho",
        fix: buttonFix,
      },
    ],
  },
  "a heading of the first level": body("titulo-1", "# Grande\n\nUm texto.", [
    "o título “Grande” é do nível 1, que é o do título da página",
    headingFix,
  ]),
  "an underlined heading of the first level": body("titulo-sublinhado", "Grande\n===\n\nUm texto.", [
    "o título “Grande” é do nível 1, que é o do título da página",
    headingFix,
  ]),
  "a heading of the first level in a quotation": body("titulo-citado", "> # Grande\n\nUm texto.", [
    "o título “Grande” é do nível 1, que é o do título da página",
    headingFix,
  ]),
  ...Object.fromEntries([
    busy(
      "fundo",
      `${">".repeat(100_000)} Oi`,
      "até a linha 1 há mais de 100 sinais de citação ou de lista no começo de uma linha, ou 60 espaços antes de um",
    ),
    busy(
      "recuado",
      `- a\n${" ".repeat(60)}- b`,
      "até a linha 2 há mais de 100 sinais de citação ou de lista no começo de uma linha, ou 60 espaços antes de um",
    ),
    busy("colchetes", `Oi.\n\n${"] ".repeat(16_000)}`, `o parágrafo da linha 3 ${heavy}`),
    busy("enfases", "*a ".repeat(16_000), `o parágrafo da linha 1 ${heavy}`),
    busy("telefones", "[(11) 5555-0101] Fulano\n".repeat(2_500), `o parágrafo da linha 1 ${heavy}`),
    busy("sublinhados", "a\n---\n".repeat(4_000), "até a linha 890 há mais de 4000 linhas, itens e citações"),
    busy("linhas", "a\n\n".repeat(50_000), "até a linha 8001 há mais de 4000 linhas, itens e citações"),
    busy(
      "sem-espaco",
      `Oi.\n\n${"a".repeat(200_000)}`,
      "até a linha 3 há mais de 2000 letras sem um espaço, ou espaços sem uma letra",
    ),
    busy(
      "vazio",
      `Oi.\n\na${" ".repeat(200_000)}a`,
      "até a linha 3 há mais de 2000 letras sem um espaço, ou espaços sem uma letra",
    ),
    busy("buraco", `Oi.${"\n".repeat(200_000)}Fim.`, "até a linha 4001 há mais de 4000 linhas, itens e citações"),
    busy(
      "etiquetas",
      "<div>\n\n".repeat(1_500),
      "até a linha 401 há mais de 200 etiquetas HTML, como <div>, que não são fechadas",
    ),
    busy(
      "tabela",
      `${"|a".repeat(900)}|\n${"|-".repeat(900)}|\n${"|\n".repeat(3_000)}`,
      "até a linha 27 há mais de 25000 sinais de formatação, como [ ] * _ ` < |",
    ),
  ]),
  "a picture without a description": {
    ...body("imagem-muda", "![](foto.jpg)", ["a imagem foto.jpg não tem descrição", descriptionFix]),
    kinds: { "content/news/imagem-muda/foto.jpg": "jpg" },
  },
  "a picture without a description, by reference": {
    ...body("imagem-referida", "![][1]\n\n[1]: foto.jpg", ["a imagem foto.jpg não tem descrição", descriptionFix]),
    kinds: { "content/news/imagem-referida/foto.jpg": "jpg" },
  },
  "a picture that is missing": body("imagem-perdida", "![Pastores](foto.jpg)", [
    "o arquivo foto.jpg não está na pasta do texto",
    imageFix,
  ]),
  "a picture of another site": body("imagem-alheia", "![Pastores](https://example.org/foto.jpg)", [
    "a imagem https://example.org/foto.jpg está em outro site",
    "Envie a imagem pelo editor.",
  ]),
  "a picture in another entry's folder": {
    ...body("imagem-vizinha", "![Pastores](../encontro/foto.jpg)", [
      "o arquivo ../encontro/foto.jpg não está na pasta do texto",
      imageFix,
    ]),
    kinds: { "content/news/encontro/foto.jpg": "jpg" },
  },
  "a picture that is an svg": {
    ...body("imagem-svg", "![Marca](marca.svg)", ["o arquivo marca.svg não é de um tipo aceito", imageFix]),
    kinds: { "content/news/imagem-svg/marca.svg": "xml" },
  },
  "a block that does not exist": body("bloco-perdido", "> [!RECADO]\n> Oi.", [
    "o bloco [!RECADO] não existe",
    "Use um destes: [!IMPORTANTE], [!ATENÇÃO], [!DICA], [!PESSOA], [!GALERIA].",
  ]),
  "a highlighted text that is empty": body("destaque-vazio", "Um texto.\n\n> [!DICA]", [
    "o destaque [!DICA] está vazio",
    "Escreva o texto do destaque, ou toque em Tirar.",
  ]),
  "a person without a name": body("pessoa-anonima", "> [!PESSOA]\n> Coordenadora", [
    "o cartão de pessoa não tem nome",
    "Preencha o campo Nome do cartão, ou toque em Tirar.",
  ]),
  "a gallery without pictures": body("galeria-vazia", "> [!GALERIA]", [
    "a galeria não tem imagens",
    "Ponha ao menos uma imagem, ou toque em Tirar.",
  ]),
  "a gallery with a picture without a description": {
    ...body("galeria-muda", "> [!GALERIA]\n> ![](foto.jpg)", ["a imagem foto.jpg não tem descrição", descriptionFix]),
    kinds: { "content/news/galeria-muda/foto.jpg": "jpg" },
  },
};
