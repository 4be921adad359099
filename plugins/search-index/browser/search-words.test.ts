import { indexForm, lacksIn, searchForm, searchTerms } from "./search-words";

it.each([
  ["oração", "Orações"],
  ["eleicao", "ELEIÇÕES"],
  ["subseção", "subseções"],
  ["pastor", "Pastores"],
  ["pastoral", "pastorais"],
  ["papel", "papéis"],
  ["homem", "homens"],
  ["igreja", "Igrejas"],
  ["pão", "pães"],
  ["útil", "úteis"],
  ["mês", "meses"],
  ["Jesus", "jesus"],
  ["38ª Assembleia", "38 assembleia"],
  ["1.º domingo", "1o domingo"],
])("finds %s and %s by each other", (one, other) => expect(searchForm(one)).toBe(searchForm(other)));

it.each([
  ["mais", "mal"],
  ["país", "pai"],
  ["dois", "dol"],
  ["ônibus", "onibu"],
])("takes no word for a plural that is none: %s", (word, wrong) => expect(searchForm(word)).not.toBe(wrong));

it.each([
  ["Márcia", "março"],
  ["Marcos", "marco"],
  ["Maia", "maio"],
])("does not find by %s what is of %s", (name, month) =>
  expect(searchForm(month).startsWith(searchForm(name).slice(0, 3))).toBe(false),
);

it("leaves every word in its place", () => {
  const text = "1º  de março – às 19h30, na sub-seção (São\nPaulo)";
  expect(searchForm(text).split(/\s+/)).toHaveLength(text.split(/\s+/).length);
});

it("looks for the words that tell something", () => {
  expect(searchTerms("Como me filiar à Ordem?")).toEqual(["filiar", "ordem"]);
  expect(searchTerms("“oração” pelas igrejas, oração")).toEqual(["oracao", "igreja"]);
  expect(searchTerms("que é")).toEqual([]);
  expect(searchTerms("quando é o retiro")).toEqual(["retiro"]);
  expect(searchTerms("Quero saber onde fica a sede, como faço?")).toEqual(["sede"]);
  expect(searchTerms("quando")).toEqual(["quando"]);
  expect(searchTerms(" … ")).toEqual([]);
});

it.each(["lei nº 13.709", "lei n.º 13.709", "lei n° 13.709", "Lei no. 13.709"])(
  "asks for the number in %s",
  (question) => expect(searchTerms(question)).toEqual(["lei", "13", "709"]),
);

it("finds names that would be fillers without their accent", () => {
  expect(searchTerms("igrejas do Pará")).toEqual(["igreja", searchForm("PARÁ")]);
  expect(searchTerms("Catedral da Sé")).toEqual(["catedral", searchForm("se\u0301")]);
  expect(indexForm("Seção do Pará")).toBe(`secao — ${searchForm("Pará")}`);
  expect(searchTerms("para que se serve")).toEqual(["serve"]);
});

it("knows what somebody is without, which is no word to look for by itself", () => {
  expect(lacksIn("Igrejas sem pastores, na semana sem fim")).toEqual(["sem pastor", "sem fim"]);
  expect(searchTerms("igreja sem pastor")).toEqual(["igreja", "pastor"]);
  expect(indexForm("Cadastro de igrejas sem pastor")).toBe("cadastro — igreja sem pastor");
});

it("puts a dash where the index needs no word, and keeps the places of the others", () => {
  expect(indexForm("A assembleia da seção: assembleias, seções e subseções")).toBe(
    "— assembleia — secao: — — — subsecao",
  );
});
