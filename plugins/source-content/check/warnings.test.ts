import { subsectionFields, validated } from "../testing/fixture";
import { cityWarnings, strayFiles } from "./warnings";

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
    "content/news/retiro/antiga.webp",
  ]);
});
