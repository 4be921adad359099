import * as field from "../../plugins/source-content/fields/fields";

/** Search words that the entry's text lacks. */
export const alsoSearched = field.texts({
  label: "Também procurado como",
  itemLabel: "Outro nome",
  hint: "Outros nomes que as pessoas dão a isto, um por linha. Só a busca do site os lê. Exemplo: carteirinha.",
  required: false,
  max: 60,
});

/** The last fields of every collection. Only an entry with a page of its own can redirect. */
export const addressAndDraft = ({ redirects }: { redirects: boolean }) => ({
  alsoSearched,
  slug: field.slug({
    label: "Endereço",
    hint: "A última parte do link. Deixe vazio: o site forma o link com o título da primeira vez que você salvou.",
    required: false,
  }),
  aliases: field.aliases({
    label: "Endereços antigos",
    hint: redirects
      ? "Quem abrir um destes links é levado ao endereço atual."
      : "Os nomes que o item já teve nos links.",
  }),
  draft: field.flag({ label: "Rascunho", hint: "Ligado: não aparece no site. Quem usa o editor continua vendo." }),
});

export const subsection = field.relation({
  label: "Subseção",
  hint: "Só se for de uma subseção.",
  collection: "subsections",
  type: "Subsection",
  required: false,
});

/** A photo for the page and for its card in a list. */
export const cover = field.picture({
  label: "Capa",
  hint: "Foto no alto da página e no cartão da lista.",
  required: false,
});

/** Documents that a page offers. */
export const documents = field.relations({
  label: "Documentos",
  hint: "Aparecem para baixar no fim da página.",
  collection: "documents",
  type: "Document",
});

/** The ways to reach somebody. */
export const contact = {
  email: field.email({ label: "E-mail", required: false }),
  phone: field.phone({ label: "Telefone", required: false }),
  whatsapp: field.phone({ label: "WhatsApp", required: false }),
};
