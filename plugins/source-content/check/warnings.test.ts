import { newsWith, subsectionFields, validated } from "../testing/fixture";
import { cityWarnings, strayFiles, textWarnings } from "./warnings";

const warningsOf = (...cities: string[]) =>
  cityWarnings(
    validated({ "content/subsections/campinas/index.md": { fields: { ...subsectionFields, cities } } }).entries,
  ).map(({ found, fix }) => `${found}. ${fix}`);

it("knows the municipalities of the state, also by their parts", () =>
  expect(warningsOf("Campinas", "São Paulo (Penha)", "Santa Bárbara d'Oeste")).toEqual([]));

it("knows those of another state that is named", () => expect(warningsOf("Unaí/MG", "Cristalina - GO")).toEqual([]));

it.each([
  ["Unai/MG", "“Unai” não é um município do estado de Minas Gerais. Você quis dizer Unaí?"],
  ["Sumare", "“Sumare” não é um município do estado de São Paulo. Você quis dizer Sumaré?"],
  ["Moji Mirim", "“Moji Mirim” não é um município do estado de São Paulo. Você quis dizer Mogi Mirim?"],
  [
    "Atlântida",
    "“Atlântida” não é um município do estado de São Paulo. Confira o nome; quem procurar essa cidade não acha a subseção. Uma cidade de outro estado leva a sigla dele: Unaí/MG.",
  ],
])("asks about %s", (city, warning) => expect(warningsOf(city)).toEqual([warning]));

it("names the files that the text beside them does not use", () => {
  const file = (folder: string, text: string) => ({ file: `content/news/${folder}/index.md`, text });
  const texts = [
    file("retiro", "---\ncover:\n  image: nova.webp\n---\n\n![Um lago.](lago%20azul.webp)"),
    file("culto", "antiga.webp"),
  ];
  const files = ["nova.webp", "lago azul.webp", "antiga.webp"].map((name) => `content/news/retiro/${name}`);
  expect(strayFiles({ texts, kinds: new Map(files.map((name) => [name, "webp"])) })).toEqual([
    "content/news/retiro/antiga.webp\n  O texto ao lado não usa mais este arquivo. Se ninguém precisa dele, apague-o.",
  ]);
});

it("says of the files of a folder without a text that the text is missing, which one of them may be", () => {
  const kinds = new Map([
    ["content/news/culto/index.md.txt", "unknown"],
    ["content/settings/nota.txt", "unknown"],
  ]);
  expect(strayFiles({ texts: [{ file: "content/settings/site.yml", text: "" }], kinds })).toEqual([
    "content/news/culto/index.md.txt\n  Falta o index.md nesta pasta. Se este arquivo é o texto, dê a ele esse nome.",
    "content/settings/nota.txt\n  O texto ao lado não usa mais este arquivo. Se ninguém precisa dele, apague-o.",
  ]);
});

const ofText = (body: string, fields: object = {}) =>
  textWarnings(validated({ "content/news/nova/index.md": newsWith({ ...fields }, body) }).entries).map(
    ({ field, found, fix }) => `${field}: ${found}. ${fix}`,
  );

it("tells of paragraphs that begin with spaces, and of numbers that Markdown counts itself", () => {
  const body =
    "Um.\n\n    Um parágrafo\n    recuado.\n\n- a\n\n      b\n\n12. Hino\n45. Outro\n375. Mais\n\nFim.\n\n\tFim.\n\n> 1. a\n> 1. b\n> 3. c";
  expect(ofText(body)).toEqual([
    "Texto: a linha 3 começa com espaços, e fica na página como código. Apague os espaços.",
    "Texto: a linha 8 começa com espaços, e fica na página como código. Apague os espaços.",
    "Texto: o número 45, na linha 11, fica na página como 13. Se ele vale, escreva 45\\. e assim cada número da lista.",
    "Texto: a linha 16 começa com espaços, e fica na página como código. Apague os espaços.",
    "Texto: o número 1, na linha 19, fica na página como 2. Se ele vale, escreva 1\\. e assim cada número da lista.",
  ]);
});

it("takes code and lists as they are meant", () => {
  expect(
    ofText(
      "```\n    código\n```\n\n1. a\n1. b\n\nUm\n\n3. c\n\n   d\n\n   1. x\n4. e\n\nUm\\\n12\\. um\\\n45\\. dois\n\n`[gallery]` <!--[if gte mso 9]>\n<o:p>\n<![endif]--> O [video](https://example.org) e [embed]: a &amp; b <br>",
    ),
  ).toEqual([]);
});

it("tells of the remains of other systems", () => {
  const remains = [
    '[caption id="a" width="300"]',
    "[/caption]",
    "\\[gallery ids=1,2]",
    "[embed]",
    "[contact-form-7 id=5]",
    "[vc_row]",
    "{gallery}",
    "{loadposition rodape}",
    "<o:p>",
    "</st1:City>",
    "<![endif]>",
  ];
  const rest = (text: string) =>
    `“${text}” é resto de outro sistema, e aparece assim na página. Apague-o, ou escreva o que ele queria dizer.`;
  expect(
    ofText(`Um.\n\n${remains.join(" a ")}`, {
      title: "Fé &amp; vida",
      summary: "<b>Um</b> resumo&nbsp;&#8220;bom&#8221;, <3 e a & b;",
    }),
  ).toEqual([
    `Título: ${rest("&amp;")}`,
    ...["<b>", "</b>", "&nbsp;", "&#8220;", "&#8221;"].map((text) => `Resumo: ${rest(text)}`),
    ...remains.map((text) => `Texto: ${rest(text.replace("\\", "")).replace("”", "”, na linha 3,")}`),
  ]);
});
