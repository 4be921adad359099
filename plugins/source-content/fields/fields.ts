import * as z from "zod";
import { isDay } from "../../../src/lib/dates";
import { formIdFix, formIdOf, formIdPattern } from "../../../src/lib/form-id";
import { plainSigns } from "../../../src/lib/phone";
import { plainPath, urlOf } from "../../../src/lib/url";
import { type Field, type Fields, type Reference, schemaOf, type Values, type Widget, widgetsOf } from "./field";

/** Options of every builder. */
interface Common {
  readonly label: string;
  /** Where the field appears on the site, with an example. */
  readonly hint?: string;
}

type Necessity = boolean | undefined;

/** Every field is required unless `required` is false. */
interface Options<R extends Necessity> extends Common {
  readonly required?: R;
}

type Maybe<R extends Necessity, S extends z.ZodType> = R extends false ? z.ZodOptional<S> : S;

/**
 * The part of a field that is the same whether required or not. In `graphql` a bare name gets its `!`; all else stays as
 * it is.
 */
type Kind<S extends z.ZodType> = Pick<Field<S>, "schema" | "graphql" | "widget" | "fix" | "reference">;

function fieldOf<S extends z.ZodType, R extends Necessity>(
  { label, hint, required }: Options<R>,
  { schema, graphql, widget, ...kind }: Kind<S>,
): Field<Maybe<R, S>> {
  const must = required !== false;
  return {
    ...kind,
    label,
    required: must,
    // The conditional type says the same as the condition.
    schema: (must ? schema : schema.optional()) as Maybe<R, S>,
    graphql: must && typeof graphql === "string" && /^\w+$/.test(graphql) ? `${graphql}!` : graphql,
    widget: { ...(hint ? { hint } : {}), required: must, ...widget },
  };
}

const builder =
  <O extends object, S extends z.ZodType>(kindOf: (options: O & Common) => Kind<S>) =>
  <R extends Necessity = true>(options: O & Options<R>) =>
    fieldOf<S, R>(options, kindOf(options));

const written = (max: number) => z.string().trim().min(1).max(max);

/** Text of any form; `usual` is the default for `max`. */
const free = (widget: string, usual: number) =>
  builder(({ max = usual }: { max?: number }) => ({
    schema: written(max),
    graphql: "String",
    widget: { widget, max },
    fix: `Escreva um texto de até ${max} letras.`,
  }));

/** One line of text, at most `max` letters. */
export const text = free("string", 200);

/** Some lines of text without formatting, at most `max` letters. */
export const lines = free("text", 600);

/** A pattern of a whole text, for the text as it was typed: a phone's keyboard leaves a space at its end. */
const typed = (pattern: RegExp, before = "\\s*", after = "\\s*") => `^${before}${pattern.source.slice(1, -1)}${after}$`;

/**
 * Text with a pattern; `fix` describes it, `fits` checks what a pattern can't, and `tidy` normalizes it before. Decap's form
 * tries the text as it was typed: it also takes what is tidied away, `before` and `after`.
 */
const shaped = (
  pattern: RegExp,
  fix: string,
  {
    widget = "string",
    max = 300,
    fits = () => true,
    tidy = (text) => text,
    before,
    after,
    ...more
  }: {
    widget?: string;
    max?: number;
    fits?: (text: string) => boolean;
    tidy?: (text: string) => string;
    before?: string;
    after?: string;
    reference?: Reference;
  } = {},
) =>
  builder(() => ({
    schema: written(max)
      .overwrite(tidy)
      .refine((text) => pattern.test(text) && fits(text)),
    graphql: "String",
    widget: { widget, pattern: [typed(pattern, before, after), fix] },
    fix,
    ...more,
  }));

/** Spaces and invisible characters; Decap's pattern has no flag for `\p{Cf}`. */
const unseen = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f]*`;

/** An e-mail as it was typed, without what a paste brings along. */
export const plainEmail = (typed: string): string => plainSigns(typed).replace(/^mailto:/i, "");

/**
 * Invisible characters and the scheme, which a pasted address brings along, are taken out. With an accent or an apostrophe before
 * the @, a text's link would lead to what stands after it: to another mailbox.
 */
export const email = shaped(
  /^[A-Za-z0-9.!#$%&*+/=?^_{|}~-]+@[^\s@<>":,;()]+\.[^\s@<>":,;().]+$/,
  "Escreva um e-mail sem acentos, como secretaria@example.org.",
  {
    tidy: plainEmail,
    before: `${unseen}(?:[Mm]ailto:|MAILTO:)?`,
    after: unseen,
  },
);

/** A Brazilian phone number: area code in brackets, then eight or nine digits. */
export const phone = shaped(/^\(\d{2}\) \d{4,5}-\d{4}$/, "Escreva o telefone com DDD, como (00) 5555-0100.", {
  widget: "phone",
});

/** Only a valid host name: the statistics server goes into the policy of every page. */
const server = /https:\/\/[^\s<>"'`()[\]{}|\\^%*;,:@/?#]+(:\d{1,5})?/.source;

/** The address of any page. Invisible characters are taken out. */
export const url = shaped(
  new RegExp(`^${server}([/?#][^\\s<>"]*)?$`),
  "Escreva o endereço completo, começando com https:// e o nome do servidor, como https://example.org/pagina.",
  {
    fits: (address) => urlOf(address) !== undefined,
    tidy: (address) => address.replace(/\p{Cf}/gu, "").trim(),
    before: unseen,
    after: unseen,
  },
);

/** A site's address: no path, as pages' paths are put behind it. A slash at its end is taken out. */
export const origin = shaped(
  new RegExp(`^${server}/?$`),
  "Escreva só https:// e o nome do servidor, como https://example.org, sem nada depois.",
  { fits: (address) => urlOf(address) !== undefined, tidy: (address) => address.replace(/\/$/, "") },
);

/** A form at Formspree: its code, which is kept, or the address that ends in it. */
export const formId = builder(() => ({
  schema: written(120).regex(formIdPattern).transform(formIdOf),
  graphql: "String",
  widget: { widget: "string", pattern: [typed(formIdPattern), formIdFix] },
  fix: formIdFix,
}));

/** Google's code of a site: no other one turns the statistics off where a visitor refuses. */
export const measurementId = shaped(/^[Gg]-[A-Za-z0-9]+$/, "Copie o ID da métrica, que começa com G-.", {
  tidy: (code) => code.toUpperCase(),
});

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugFix = "Use só letras minúsculas sem acento, números e hífens, como encontro-de-pastores.";

/** The last part of a page's address. */
export const slug = shaped(slugPattern, slugFix, { max: 100 });

/** An icon of Iconify: `prefix:name`. */
export const icon = shaped(
  /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/,
  "Escolha o ícone pelo desenho (no arquivo: lucide:heart).",
  { widget: "icon", max: 100 },
);

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day. */
export const time = shaped(timePattern, "Escreva a hora como 19:30.", { widget: "time" });

/** A page of this site, with or without an anchor. A slash at the page's end is taken out. */
export const path = shaped(
  /^\/[^\s<>"]*$/,
  "Escreva o endereço de uma página do site, como /noticias ou /subsecoes#campinas.",
  { widget: "page", tidy: plainPath, reference: { to: "path" } },
);

/** A day of the calendar. It stays a string: a time zone must never move it. `today`: a new entry begins with today's. */
export const day = builder(({ today = false }: { today?: boolean }) => ({
  schema: z.string().refine(isDay),
  graphql: "String",
  widget: { widget: "day", ...(today ? { today } : {}) },
  fix: "Escolha no calendário um dia que existe (no arquivo: 2026-11-21).",
}));

/** A switch; off by default. */
export const flag = (options: Common) => ({
  ...fieldOf<z.ZodDefault<z.ZodBoolean>, true>(options, {
    schema: z.boolean().default(false),
    graphql: "Boolean!",
    widget: { widget: "boolean", default: false, required: false },
    fix: "Ligue ou desligue a chave (no arquivo: true ou false).",
  }),
  required: false,
});

export const whole = builder(({ min, max }: { min: number; max: number }) => ({
  schema: z.number().int().min(min).max(max),
  graphql: "Int",
  widget: { widget: "number", value_type: "int", min, max },
  fix: `Escreva um número inteiro de ${min} a ${max}.`,
}));

/** One of a fixed set: `{ value: label }`. */
export const oneOf = <O extends Readonly<Record<string, string>>, R extends Necessity = true>(
  options: Options<R> & { options: O },
) => {
  const values = Object.keys(options.options) as (keyof O & string)[];
  return fieldOf<z.ZodType<keyof O & string>, R>(options, {
    schema: z.enum(values),
    graphql: "String",
    widget: {
      widget: "select",
      options: values.map((value) => ({ value, label: options.options[value] })),
      ...(options.required === false ? {} : { default: values[0] }),
    },
    fix: `Use um destes valores: ${values.join(", ")}.`,
  });
};

/** One of a list of texts that editors keep in a setting. */
export const option = builder(({ setting, list }: { setting: string; list: string }) => ({
  schema: written(120),
  graphql: "String",
  widget: {
    widget: "relation",
    collection: "settings",
    file: setting,
    value_field: `${list}.*`,
    display_fields: [`${list}.*`],
    search_fields: [`${list}.*`],
  },
  fix: "Escolha uma das opções que estão nas configurações.",
  reference: { to: "option", setting, list },
}));

/** A reference to a collection. `type` is its GraphQL type. */
interface Related {
  readonly collection: string;
  readonly type: string;
}

const related = ({ collection }: Related, many: boolean) => ({
  widget: {
    widget: "relation",
    collection,
    value_field: "{{slug}}",
    display_fields: ["title"],
    search_fields: ["title"],
    // Decap shows twenty.
    options_length: 1_000,
    ...(many ? { multiple: true } : {}),
  },
  fix: "Escolha um item que existe, ou deixe o campo vazio.",
  reference: { to: "entry", collection } as const,
});

/** Another entry, by its folder's name. Never `!` in GraphQL: the entry may be unpublished. */
export const relation = builder((options: Related) => ({
  ...related(options, false),
  schema: written(120),
  graphql: `${options.type} @entry(type: "${options.type}")`,
}));

/** Some other entries, by the names of their folders. */
export const relations = (options: Common & Related) =>
  listOf({ ...options, required: false }, written(120), {
    ...related(options, true),
    graphql: `[${options.type}!]! @entry(type: "${options.type}")`,
  });

function listOf<S extends z.ZodType>(
  options: Options<Necessity>,
  item: S,
  kind: Omit<Kind<S>, "schema">,
): Field<z.ZodDefault<z.ZodArray<S>> | z.ZodArray<S>> {
  const schema = options.required === false ? z.array(item).default([]) : z.array(item).min(1);
  return { ...fieldOf(options, { ...kind, schema }), schema };
}

/** A list of short texts; `itemLabel` names one of them. */
export const texts = ({ itemLabel, max = 120, ...options }: Options<Necessity> & { itemLabel: string; max?: number }) =>
  listOf(options, written(max), {
    graphql: "[String!]!",
    widget: {
      widget: "list",
      label_singular: itemLabel,
      summary: "{{fields.text}}",
      field: { label: itemLabel, name: "text", widget: "string" },
    },
    fix: "Escreva um texto por linha da lista.",
  });

/** Names of cities, chosen from those of the state. */
export const cities = (options: Options<Necessity>) =>
  listOf(options, written(60), {
    graphql: "[String!]!",
    widget: { widget: "cities" },
    fix: "Escreva uma cidade por linha da lista.",
  });

/** The old addresses of a page; each redirects to the present one. One that the editor made of a long title is longer than a typed one. */
export const aliases = (options: Common) =>
  listOf({ ...options, required: false }, written(200).regex(slugPattern), {
    graphql: "[String!]!",
    widget: {
      widget: "list",
      label_singular: "Endereço antigo",
      summary: "{{fields.alias}}",
      field: { label: "Endereço antigo", name: "alias", widget: "string" },
    },
    fix: slugFix,
  });

/** The kinds of picture that the site can show. */
export const imageTypes = ["jpg", "jpeg", "png", "webp", "avif"] as const;

/** A file beside the entry. Never `!` in GraphQL: it can disappear while `gatsby develop` runs. */
const upload = (widget: Widget, reference: Reference, advice: string) => ({
  schema: written(200),
  graphql: "File @fileByRelativePath",
  widget: { ...widget, choose_url: false, allow_multiple: false },
  fix: advice,
  reference,
});

/** Those that the editor sends: AVIF it does not shrink, so the camera's place would stay in it. */
export const sentTypes = imageTypes.filter((type) => type !== "avif");

/** A picture file beside the entry. */
export const image = builder(() =>
  upload({ widget: "image" }, { to: "image" }, `Envie a imagem de novo pelo editor (${sentTypes.join(", ")}).`),
);

/** A document file beside the entry, of one of the `types` (extensions). */
export const file = builder(({ types }: { types: readonly string[] }) =>
  upload(
    { widget: "file", file_types: types },
    { to: "file", types },
    `Salve o documento, no programa em que foi feito, como um destes e envie-o pelo editor: ${types.join(", ")}.`,
  ),
);

/** Some fields that belong together. `type` names the GraphQL type where several places share it. */
export const group = <F extends Fields, R extends Necessity = true>({
  fields,
  type,
  ...options
}: Options<R> & { fields: F; type?: string }) => ({
  ...fieldOf<z.ZodType<Values<F>>, R>(options, {
    schema: schemaOf(fields),
    graphql: { type, list: false },
    widget: { widget: "object", collapsed: true, fields: widgetsOf(fields) },
    fix: "Preencha os campos deste grupo.",
  }),
  fields,
});

/** A list of groups. `summary` is Decap's template for a closed item. */
export const list = <F extends Fields>({
  fields,
  itemLabel,
  summary,
  ...options
}: Options<Necessity> & { fields: F; itemLabel: string; summary: string }) => ({
  ...listOf(options, schemaOf(fields), {
    graphql: { list: true },
    widget: { widget: "list", label_singular: itemLabel, summary, collapsed: true, fields: widgetsOf(fields) },
    fix: "Cada item da lista precisa dos seus campos preenchidos.",
  }),
  fields,
});

export const describeIt = "Descreva em até 250 letras o que a imagem mostra, ou ligue “Imagem apenas decorativa”.";

/** True for a picture that has no description and is not decorative. */
export const lacksDescription = ({ alt, decorative }: { readonly alt?: unknown; readonly decorative?: unknown }) =>
  !alt && !decorative;

/** A picture with a description, unless it is decorative. */
export const picture = <R extends Necessity = true>(options: Options<R>) => {
  const description = text({
    label: "Descrição da imagem",
    hint: "Para quem não vê a foto: o que ela mostra? Só pode faltar se a imagem for apenas decorativa. Exemplo: Pastores reunidos em oração no templo.",
    required: false,
    max: 250,
  });
  const fields = {
    image: image({ label: "Imagem", hint: "Foto deitada, de preferência com 1600 pixels de largura ou mais." }),
    alt: {
      ...description,
      // Tells the form whose description it is.
      widget: { ...description.widget, describes: "image" },
      fix: describeIt,
    },
    decorative: flag({
      label: "Imagem apenas decorativa",
      hint: "Ligue se a imagem não diz nada que o texto já não diga.",
    }),
    credit: text({ label: "Crédito", hint: "Quem fez a foto. Aparece sob a imagem.", required: false, max: 80 }),
  };
  const described = group({ ...options, fields, type: "Picture" });
  const schema = (described.schema as z.ZodType<Values<typeof fields> | undefined>).refine(
    (value) => value === undefined || !lacksDescription(value),
    {
      path: ["alt"],
      message: "alt",
      // Also checked when other fields are wrong, unless one of its own two is.
      when: ({ value, issues }) =>
        typeof value === "object" && !issues.some(({ path }) => path?.[0] === "alt" || path?.[0] === "decorative"),
    },
  );
  return { ...described, schema: schema as typeof described.schema };
};
