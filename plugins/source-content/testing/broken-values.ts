import type { Broken } from "./broken";
import { documentWith, type EntryFile, eventWith, newsWith, standaloneWith } from "./fixture";

const file = (collection: string, key: string) => `content/${collection}/${key}/index.md`;

/** A case of one entry with one problem. */
const one = (
  collection: string,
  key: string,
  entry: EntryFile,
  [field, found, fix]: readonly [field: string, found: string, fix: string],
): Broken => ({
  content: { [file(collection, key)]: entry },
  problems: [
    { file: file(collection, key), entry: entry.fields.title ? String(entry.fields.title) : key, field, found, fix },
  ],
});

const news = (key: string, fields: Readonly<Record<string, unknown>>, problem: readonly [string, string, string]) =>
  one("news", key, newsWith({ title: `Notícia ${key}`, ...fields }), problem);
const page = (key: string, fields: Readonly<Record<string, unknown>>, problem: readonly [string, string, string]) =>
  one("standalone", key, standaloneWith({ title: `Página ${key}`, ...fields }), problem);
/** A page of the editors' own at an address of the site. */
const taken = (key: string, slug: string | undefined = key) =>
  page(key, slug === key ? {} : { slug }, [
    "Endereço",
    `o endereço “${slug}” é usado pelo próprio site`,
    "Escolha outro endereço.",
  ]);
const event = (key: string, fields: Readonly<Record<string, unknown>>, problem: readonly [string, string, string]) =>
  one("events", key, eventWith({ title: `Evento ${key}`, ...fields }), problem);

const dayFix = "Escolha no calendário um dia que existe (no arquivo: 2026-11-21).";
const addressFix = "Escolha outro endereço, ou apague o repetido.";
const slugFix = "Use só letras minúsculas sem acento, números e hífens, como encontro-de-pastores.";
const relationFix = "Escolha um item que existe, ou deixe o campo vazio.";

/** What can be wrong with the fields of an entry. */
export const brokenValues: Readonly<Record<string, Broken>> = {
  "a required field that is missing": news("sem-resumo", { summary: undefined }, [
    "Resumo",
    "está em branco",
    "Escreva um texto de até 240 letras.",
  ]),
  "a required field that is empty": news("titulo-vazio", { title: "" }, [
    "Título",
    "está em branco",
    "Escreva um texto de até 110 letras.",
  ]),
  "a required field of nothing but spaces": news("resumo-de-espacos", { summary: "   " }, [
    "Resumo",
    "está em branco",
    "Escreva um texto de até 240 letras.",
  ]),
  "a required group that is missing": one(
    "ministries",
    "sem-responsavel",
    { fields: { title: "Pastoral sem responsável", summary: "Um resumo." }, body: "Um texto." },
    ["Responsável", "está em branco", "Preencha os campos deste grupo."],
  ),
  "an empty line of a list": news("assunto-vazio", { tags: ["família", ""] }, [
    "Assuntos › 2º item",
    "está em branco",
    "Escreva um texto por linha da lista.",
  ]),
  "a text that is too long": news("titulo-longo", { title: "x".repeat(111) }, [
    "Título",
    "tem 111 letras, e cabem 110",
    "Escreva um texto de até 110 letras.",
  ]),
  "a number where a text belongs": news("resumo-numero", { summary: 2026 }, [
    "Resumo",
    "encontrei o valor 2026, que não é um texto",
    "Escreva um texto de até 240 letras (no arquivo, entre aspas).",
  ]),
  "a number where a line of a list belongs": news("assuntos-numero", { tags: ["família", 2014] }, [
    "Assuntos › 2º item",
    "encontrei o valor 2014, que não é um texto",
    "Escreva um texto por linha da lista (no arquivo, entre aspas).",
  ]),
  "a field by its name in the editor": news("campo-rotulo", { Resumo: "Um resumo." }, [
    "Resumo",
    "este campo não existe",
    "Você quis dizer summary? Corrija o nome ou apague o campo.",
  ]),
  "a text where a list belongs": news("assuntos-texto", { tags: "família" }, [
    "Assuntos",
    "encontrei “família”, que não é uma lista",
    "Escreva um texto por linha da lista.",
  ]),
  "a text where yes or no belongs": news("fixar-texto", { pinned: "talvez" }, [
    "Fixar no topo",
    "encontrei “talvez”, que não é sim ou não",
    "Ligue ou desligue a chave (no arquivo: true ou false).",
  ]),
  "a text where a group belongs": news("capa-texto", { cover: "foto.jpg" }, [
    "Capa",
    "encontrei “foto.jpg”, que não é um grupo de campos",
    "Preencha os campos deste grupo.",
  ]),
  "a number out of its range": one(
    "ministries",
    "ordem-alta",
    {
      fields: { title: "Pastoral alta", summary: "Um resumo.", leader: { name: "Abel" }, order: 100 },
      body: "Um texto.",
    },
    ["Ordem", "encontrei o valor 100", "Escreva um número inteiro de 1 a 99."],
  ),
  "a month that does not exist": news("mes-13", { date: "2026-13-45" }, ["Data", "encontrei “2026-13-45”", dayFix]),
  "a day that its month does not have": news("dia-30", { date: "2026-02-30" }, [
    "Data",
    "encontrei “2026-02-30”",
    dayFix,
  ]),
  "a date in words": news("ontem", { date: "ontem" }, ["Data", "encontrei “ontem”", dayFix]),
  "a time that no clock shows": event("hora-25", { startTime: "25:00" }, [
    "Hora de início",
    "encontrei “25:00”",
    "Escreva a hora como 19:30.",
  ]),
  "a value that is not one of a fixed set": news("tipo-outro", { kind: "reportagem" }, [
    "Tipo",
    "encontrei “reportagem”",
    "Use um destes valores: noticia, aviso.",
  ]),
  "an option that is not in the setting's list": {
    content: { [file("documents", "categoria-outra")]: documentWith({ category: "Receitas", file: "a.pdf" }) },
    kinds: { "content/documents/categoria-outra/a.pdf": "pdf" },
    problems: [
      {
        file: file("documents", "categoria-outra"),
        entry: "Estatuto",
        field: "Categoria",
        found: "encontrei “Receitas”, que não está entre as opções",
        fix: "Use uma destas: Institucional; Atas.",
      },
    ],
  },
  "an unknown field that looks like a known one": news("campo-quase", { sumary: "Um resumo." }, [
    "sumary",
    "este campo não existe",
    "Você quis dizer summary? Corrija o nome ou apague o campo.",
  ]),
  "an unknown field like none": news("campo-outro", { horoscopo: "Touro" }, [
    "horoscopo",
    "este campo não existe",
    "Apague o campo, ou confira o nome.",
  ]),
  "fields that every object has": {
    content: {
      [file("news", "proto")]:
        "---\ntitle: Proto\nkind: aviso\ndate: 2026-01-10\nsummary: Um resumo.\n__proto__: {admin: true}\nconstructor: x\n---\nUm texto.\n",
    },
    problems: ["__proto__", "constructor"].map((field) => ({
      file: file("news", "proto"),
      entry: "Proto",
      field,
      found: "este campo não existe",
      fix: "Apague o campo, ou confira o nome.",
    })),
  },
  "an address with accents": news("endereco-acento", { slug: "Reunião" }, ["Endereço", "encontrei “Reunião”", slugFix]),
  "a folder name that is no address": news("Reunião Geral", {}, [
    "Endereço",
    "o nome da pasta, “Reunião Geral”, não serve de endereço",
    "Preencha o campo Endereço só com letras minúsculas sem acento, números e hífens, como encontro-de-pastores.",
  ]),
  "an address that two entries claim": {
    content: {
      [file("news", "repetida-1")]: newsWith({ title: "Primeira", slug: "repetida" }),
      [file("news", "repetida-2")]: newsWith({ title: "Segunda", slug: "repetida" }),
    },
    problems: [
      {
        file: file("news", "repetida-2"),
        entry: "Segunda",
        field: "Endereço",
        found: `o endereço “repetida” já é de “Primeira” (${file("news", "repetida-1")})`,
        fix: addressFix,
      },
    ],
  },
  "an old address that is another's present one, but for accents and case": {
    content: {
      [file("news", "uniao")]: newsWith({ title: "União" }),
      [file("news", "uniao-nova")]: newsWith({ title: "União nova", aliases: ["Uniao"] }),
    },
    problems: [
      {
        file: file("news", "uniao-nova"),
        entry: "União nova",
        field: "Endereços antigos › 1º item",
        found: "encontrei “Uniao”",
        fix: slugFix,
      },
      {
        file: file("news", "uniao-nova"),
        entry: "União nova",
        field: "Endereços antigos",
        found: `o endereço “Uniao” já é de “União” (${file("news", "uniao")})`,
        fix: addressFix,
      },
    ],
  },
  "an old address that two entries claim": {
    content: {
      [file("news", "velha-1")]: newsWith({ title: "Velha um", aliases: ["velha"] }),
      [file("news", "velha-2")]: newsWith({ title: "Velha dois", aliases: ["velha"] }),
    },
    problems: [
      {
        file: file("news", "velha-2"),
        entry: "Velha dois",
        field: "Endereços antigos",
        found: `o endereço “velha” já é de “Velha um” (${file("news", "velha-1")})`,
        fix: addressFix,
      },
    ],
  },
  "an old address that is the entry's own": news("propria", { aliases: ["propria"] }, [
    "Endereços antigos",
    "o endereço “propria” já é deste mesmo texto",
    addressFix,
  ]),
  "an address that the site keeps for itself": news("reservada", { slug: "pagina" }, [
    "Endereço",
    "o endereço “pagina” é usado pelo próprio site",
    "Escolha outro endereço.",
  ]),
  "a page at the address of a fixed one": taken("outra-lista", "pastorais"),
  "a page at the address of a fixed one, by its folder": taken("documentos"),
  "a page at the address that follows from the section's name": taken("conheca-a-opbb-sp"),
  "a page at an address without an entry": taken("cadastro-recebido"),
  "a page at the address of an error": taken("outro-erro", "error-teapot"),
  "a page in place of the editor": taken("admin"),
  "a page in place of the first one": taken("index"),
  "news at the address of the file of their list": news("arquivo", { slug: "index" }, [
    "Endereço",
    "o endereço “index” é usado pelo próprio site",
    "Escolha outro endereço.",
  ]),
  "an old address of a page that is one of the site": page("antiga", { aliases: ["busca"] }, [
    "Endereços antigos",
    "o endereço “busca” é usado pelo próprio site",
    "Escolha outro endereço.",
  ]),
  "a page at the address of another": page("outra", { slug: "beneficios" }, [
    "Endereço",
    "o endereço “beneficios” já é de “Benefícios” (content/standalone/beneficios/index.md)",
    addressFix,
  ]),
  "a relation to an entry that does not exist": news("relacao", { subsection: "atlantida" }, [
    "Subseção",
    "encontrei “atlantida”, que não existe",
    relationFix,
  ]),
  "one of several relations to an entry that does not exist": news(
    "relacoes",
    { documents: ["estatuto", "regimento"] },
    ["Documentos", "encontrei “regimento”, que não existe", relationFix],
  ),
  "an event that ends on a day before it starts": event("fim-antes", { start: "2026-12-05", end: "2026-12-04" }, [
    "Último dia",
    "o evento termina antes de começar",
    "Escolha um último dia igual ou posterior ao primeiro.",
  ]),
  "an event that ends at an hour before it starts": event("hora-antes", { startTime: "19:30", endTime: "18:00" }, [
    "Hora de término",
    "o evento termina antes de começar",
    "Escolha uma hora de término depois da hora de início. Se passa da meia-noite, o “Último dia” é o dia seguinte.",
  ]),
  "a wrong hour alone, which can't be compared": event("hora-so", { startTime: "25:00", endTime: "18:00" }, [
    "Hora de início",
    "encontrei “25:00”",
    "Escreva a hora como 19:30.",
  ]),
  "an event with an end but no start on the clock": event("sem-inicio", { endTime: "18:00" }, [
    "Hora de término",
    "há hora de término sem hora de início",
    "Preencha a hora de início ou apague a de término.",
  ]),
  "a notice that expires before it is published": news("vencida", { date: "2026-03-10", expires: "2026-03-09" }, [
    "Vence em",
    "o aviso vence antes de ser publicado",
    "Escolha um vencimento igual ou posterior à data.",
  ]),
  "an update before the publication": news("atualizada-antes", { date: "2026-03-10", updated: "2026-03-09" }, [
    "Atualizada em",
    "a atualização é anterior à publicação",
    "Escolha um dia igual ou posterior à data, ou deixe vazio.",
  ]),
  "an update that is still to come": news("atualizada-depois", { date: "2026-03-10", updated: "2026-06-16" }, [
    "Atualizada em",
    "a atualização é de um dia que ainda não chegou",
    "Escolha hoje ou um dia entre a data e hoje, ou deixe vazio.",
  ]),
  "a broken rule beside a broken field": {
    content: { [file("events", "dois-erros")]: { fields: { start: "2026-12-05", end: "2026-12-04" } } },
    problems: [
      {
        file: file("events", "dois-erros"),
        entry: "dois-erros",
        field: "Título",
        found: "está em branco",
        fix: "Escreva um texto de até 110 letras.",
      },
      {
        file: file("events", "dois-erros"),
        entry: "dois-erros",
        field: "Último dia",
        found: "o evento termina antes de começar",
        fix: "Escolha um último dia igual ou posterior ao primeiro.",
      },
    ],
  },
  "a menu entry that leads nowhere": {
    content: {
      "content/settings/navigation.yml": {
        fields: {
          items: [
            {
              label: "Recursos",
              items: [{ label: "Loja", path: "/loja" }, { label: "Logo", hidden: true }, { label: "Vazio" }],
            },
            { label: "Espera", hidden: true },
            { label: "Nada" },
          ],
          footer: [{ label: "Espera", hidden: true }, { label: "Contatos" }],
        },
      },
    },
    problems: [
      {
        file: "content/settings/navigation.yml",
        entry: "Menu",
        field: "Menu principal › 1º item › Submenu › 1º item › Página",
        found: "o link /loja leva a uma página que não existe",
        fix: "Abra a página no site e copie o que vem depois do nome dele, como /noticias.",
      },
      {
        file: "content/settings/navigation.yml",
        entry: "Menu",
        field: "Menu principal",
        found: "um item não tem página nem submenu",
        fix: "Escolha a página dele, ou ponha itens no submenu.",
      },
      {
        file: "content/settings/navigation.yml",
        entry: "Menu",
        field: "Menu principal",
        found: "um item de um submenu não tem página",
        fix: "Escolha a página dele, ou ligue Escondido.",
      },
      {
        file: "content/settings/navigation.yml",
        entry: "Menu",
        field: "Links do rodapé",
        found: "um link não tem página",
        fix: "Escolha a página dele, ou ligue Escondido.",
      },
    ],
  },
};
