import { defineSetting } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { states } from "../lib/states";

export const site = defineSetting({
  type: "SiteSettings",
  name: "site",
  label: "Site",
  description: "O nome da Seção e o que vale para todas as páginas.",
  fields: {
    name: field.text({
      label: "Sigla",
      hint: "Aparece no cabeçalho e no título de cada página: OPBB, um hífen e a sigla do estado.",
      max: 30,
    }),
    formerNames: field.texts({
      label: "Siglas antigas",
      itemLabel: "Sigla antiga",
      hint: "Os endereços da página “Quem é a Seção” com estas siglas continuam a levar a ela. O editor guarda a sigla que você troca.",
      required: false,
      max: 30,
    }),
    state: field.oneOf({
      label: "Estado",
      hint: "Dele vêm as cidades que o site oferece, a hora dos eventos e o título do escritório no rodapé.",
      options: Object.fromEntries([...states].map(([code, { name }]) => [code, name])),
    }),
    fullName: field.text({ label: "Nome por extenso", hint: "Aparece no rodapé e na página inicial.", max: 120 }),
    tagline: field.text({ label: "Lema", hint: "Aparece no título da página inicial.", max: 100 }),
    description: field.lines({
      label: "Descrição",
      hint: "O que o Google e o WhatsApp mostram quando a página não tem um resumo.",
      max: 240,
    }),
    url: field.origin({
      label: "Endereço do site",
      hint: "Exemplo: https://secao.example.org. Se mudar, mude também na hospedagem e, no Formspree, em Restrict to domain: senão os cadastros vão para o spam.",
    }),
    keeper: field.group({
      label: "Quem cuida do site",
      hint: "A pessoa que ajuda quem edita. Aparece no manual e na entrada do editor, que qualquer um pode abrir.",
      required: false,
      fields: { name: field.text({ label: "Nome", max: 80 }), phone: field.phone({ label: "Telefone" }) },
    }),
    documentCategories: field.texts({
      label: "Categorias de documentos",
      itemLabel: "Categoria",
      hint: "Na ordem em que aparecem na página Documentos.",
      max: 60,
    }),
    synonyms: field.list({
      label: "Palavras da busca",
      itemLabel: "Palavra",
      summary: "{{fields.asked}} → {{fields.means}}",
      required: false,
      fields: {
        asked: field.text({ label: "Quem procura", hint: "Exemplo: salário.", max: 60 }),
        means: field.text({ label: "Acha também", hint: "O que o site diz. Exemplo: sustento.", max: 60 }),
      },
    }),
  },
});

const menuLink = {
  label: field.text({ label: "Texto", max: 60 }),
  path: field.path({
    label: "Página",
    hint: "Exemplo: /noticias. Só pode faltar enquanto o item está escondido.",
    required: false,
  }),
  hidden: field.flag({ label: "Escondido", hint: "Ligado: não aparece no menu." }),
};

/** Hidden links wait for their page. */
const lacksPage = ({ path, hidden }: { readonly path?: string | undefined; readonly hidden?: boolean }) =>
  !path && !hidden;

export const navigation = defineSetting({
  type: "NavigationSettings",
  name: "navigation",
  label: "Menu",
  description: "Os itens do menu, na ordem em que aparecem.",
  rules: [
    {
      field: "items",
      compares: ["items"],
      // Beside a wrong footer the defaults are not filled in.
      broken: ({ items }) => items.some((item) => lacksPage(item) && (item.items ?? []).length === 0),
      found: "um item não tem página nem submenu",
      fix: "Escolha a página dele, ou ponha itens no submenu.",
    },
    {
      field: "items",
      compares: ["items"],
      broken: ({ items }) => items.some(({ items: inner = [] }) => inner.some(lacksPage)),
      found: "um item de um submenu não tem página",
      fix: "Escolha a página dele, ou ligue Escondido.",
    },
    {
      field: "footer",
      compares: ["footer"],
      broken: ({ footer = [] }) => footer.some(lacksPage),
      found: "um link não tem página",
      fix: "Escolha a página dele, ou ligue Escondido.",
    },
  ],
  fields: {
    items: field.list({
      label: "Menu principal",
      itemLabel: "Item do menu",
      summary: "{{fields.label}}",
      fields: {
        ...menuLink,
        path: field.path({
          label: "Página",
          hint: "Exemplo: /noticias. Deixe vazio se o item só abre um submenu.",
          required: false,
        }),
        items: field.list({
          label: "Submenu",
          itemLabel: "Item do menu",
          summary: "{{fields.label}}",
          required: false,
          fields: menuLink,
        }),
      },
    }),
    footer: field.list({
      label: "Links do rodapé",
      itemLabel: "Link",
      summary: "{{fields.label}}",
      required: false,
      fields: menuLink,
    }),
  },
});

const office = {
  name: field.text({ label: "Nome", max: 120 }),
  address: field.lines({ label: "Endereço postal", hint: "Uma linha por parte do endereço.", max: 300 }),
  phone: field.phone({ label: "Telefone" }),
  whatsapp: field.phone({ label: "WhatsApp", required: false }),
  email: field.email({ label: "E-mail", required: false }),
};

export const offices = defineSetting({
  type: "OfficesSettings",
  name: "offices",
  label: "Escritórios",
  description: "Os endereços no rodapé de todas as páginas.",
  fields: {
    national: field.group({ label: "Escritório nacional", type: "Office", fields: office }),
    section: field.group({ label: "Escritório da Seção", type: "Office", fields: office }),
    copyright: field.text({ label: "Direitos autorais", hint: "A última linha do rodapé.", max: 160 }),
  },
});

const formCodes = ["pastorFormId", "churchFormId", "errorFormId"] as const;

export const forms = defineSetting({
  type: "FormsSettings",
  name: "forms",
  label: "Cadastros",
  description: "Para onde vão os dois cadastros e as opções que oferecem.",
  rules: formCodes.slice(1).map((field) => ({
    field,
    compares: formCodes,
    broken: (codes: Partial<Record<(typeof formCodes)[number], string | undefined>>) =>
      codes[field] !== undefined && formCodes.some((other) => other !== field && codes[other] === codes[field]),
    found: "é o mesmo formulário de outro campo",
    fix: "Crie no Formspree um formulário para cada um, e escreva aqui o código dele.",
  })),
  fields: {
    pastorFormId: field.formId({
      label: "Formspree: cadastro de pastor",
      hint: "O código do formulário no Formspree. Exemplo: xexemplo.",
      required: false,
    }),
    churchFormId: field.formId({
      label: "Formspree: cadastro de igreja",
      hint: "O código do formulário no Formspree.",
      required: false,
    }),
    errorFormId: field.formId({
      label: "Formspree: erros do site",
      hint: "O código de um formulário só para isto: por ele o site avisa a equipe quando uma página falha. Vazio: ninguém é avisado.",
      required: false,
    }),
    contactEmail: field.email({
      label: "E-mail da secretaria",
      hint: "Sempre à vista nos cadastros. Mudou? Mude também na Política de privacidade, em Acessibilidade e no Cadastro de pastor.",
    }),
    contactPhone: field.phone({
      label: "Telefone da secretaria",
      hint: "Sempre à vista nos cadastros. Mudou? Mude também na Política de privacidade e em Acessibilidade.",
    }),
    replyDays: field.text({ label: "Prazo de resposta", hint: "Exemplo: 5 dias úteis.", max: 40 }),
    retention: field.text({
      label: "Tempo de guarda",
      hint: "Quanto tempo os dados ficam guardados, com número e unidade. Exemplo: 12 meses.",
      max: 60,
    }),
    roles: field.texts({
      label: "Funções",
      itemLabel: "Função",
      hint: "As funções que um pastor pretende e uma igreja procura.",
      max: 60,
    }),
    regimes: field.texts({ label: "Regimes de dedicação", itemLabel: "Regime", hint: "Exemplo: Integral.", max: 60 }),
  },
});

export const analytics = defineSetting({
  type: "AnalyticsSettings",
  name: "analytics",
  label: "Estatísticas",
  description:
    "O Google Analytics conta as visitas de quem concordar: ele usa cookies, e o site pergunta antes. Sem código: nenhum cookie e nenhum aviso.",
  fields: {
    siteId: field.measurementId({
      label: "Código do site no Google Analytics",
      hint: "Exemplo: G-XXXXXXXXXX. Em branco, nada é contado. No Google Analytics, no fluxo de dados, desligue a Medição otimizada: senão cada página conta duas vezes.",
      required: false,
    }),
    serverUrl: field.url({
      label: "Servidor próprio",
      hint: "Só se a tag do Google passa por um servidor seu. Exemplo: https://estatisticas.example.org",
      required: false,
    }),
  },
});
