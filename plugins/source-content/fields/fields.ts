import { z } from "zod";
import { isDay } from "../../../src/lib/dates";
import { urlOf } from "../../../src/lib/url";
import { type Field, type Fields, type Pointer, schemaOf, type Values, type Widget, widgetsOf } from "./field";

/** What every builder is told of its field. */
interface Common {
  /** Name of the field, as the editor reads it. */
  label: string;
  /** Where the field appears on the site, with an example. */
  hint?: string;
}

type Maybe<Required extends boolean | undefined, S extends z.ZodType> = Required extends false ? z.ZodOptional<S> : S;

function face<S extends z.ZodType, R extends boolean | undefined>(
  { label, hint, required }: Common & { required?: R },
  parts: { schema: S; graphql: string; widget: Widget; fix: string; points?: Pointer },
): Field<Maybe<R, S>> {
  const must = required !== false;
  const schema = must ? parts.schema : parts.schema.optional();
  return {
    label,
    fix: parts.fix,
    required: must,
    // The conditional type above says the same as the condition above it.
    schema: schema as Maybe<R, S>,
    graphql: must ? `${parts.graphql}!` : parts.graphql,
    widget: { label, ...(hint ? { hint } : {}), required: must, ...parts.widget },
    ...(parts.points ? { points: parts.points } : {}),
  };
}

const written = (max: number) => z.string().trim().min(1).max(max);

/** Text of any form; `usual` is how many letters it may have where nothing else is said. */
const free =
  (widget: string, usual: number) =>
  <R extends boolean | undefined = true>(options: Common & { required?: R; max?: number }) => {
    const max = options.max ?? usual;
    return face<z.ZodString, R>(options, {
      schema: written(max),
      graphql: "String",
      widget: { widget, max },
      fix: `Escreva um texto de até ${max} letras.`,
    });
  };

/** One line of text, at most `max` letters. */
export const text = free("string", 200);

/** Some lines of text without formatting, at most `max` letters. */
export const lines = free("text", 600);

/** Text that must have a form; `fix` says which. */
const shaped =
  (
    pattern: RegExp,
    widget: string,
    fix: string,
    { max = 300, points, refine }: { max?: number; points?: Pointer; refine?: (text: string) => boolean } = {},
  ) =>
  <R extends boolean | undefined = true>(options: Common & { required?: R }) =>
    face<z.ZodString, R>(options, {
      schema: refine ? written(max).regex(pattern).refine(refine) : written(max).regex(pattern),
      graphql: "String",
      widget: { widget, pattern: [pattern.source, fix] },
      fix,
      ...(points ? { points } : {}),
    });

export const email = shaped(
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/,
  "string",
  "Escreva um e-mail, como secretaria@example.org.",
);

/** A Brazilian phone number: area code in brackets, then eight or nine digits. */
export const phone = shaped(/^\(\d{2}\) \d{4,5}-\d{4}$/, "phone", "Escreva o telefone com DDD, como (11) 5555-0100.");

/** Of a host's name only what can be one: the server for statistics goes into the policy of every page. */
export const url = shaped(
  /^https:\/\/[^\s<>"'`()[\]{}|\\^%*;,:@/?#]+(:\d{1,5})?([/?#][^\s<>"]*)?$/,
  "string",
  "Escreva o endereço completo, começando com https:// e o nome do servidor, como https://example.org/pagina.",
  { refine: (address) => urlOf(address) !== undefined },
);

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugFix = "Use só letras minúsculas sem acento, números e hífens, como encontro-de-pastores.";

/** The last part of a page's address. */
export const slug = shaped(slugPattern, "string", slugFix, { max: 100 });

/** An icon of Iconify: `prefix:name`. */
export const icon = shaped(
  /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/,
  "icon",
  "Escreva o ícone como conjunto:nome, por exemplo lucide:heart.",
  { max: 100 },
);

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day. */
export const time = shaped(timePattern, "time", "Escreva a hora como 19:30.");

/** A page of this site, with or without an anchor. */
export const path = shaped(
  /^\/[^\s<>"]*$/,
  "string",
  "Escreva o endereço de uma página do site, como /noticias ou /subsecoes#campinas.",
  { points: { to: "path" } },
);

/** A day of the calendar. It stays a string: a time zone must never move it. `today`: a new entry begins with today's. */
export const day = <R extends boolean | undefined = true>(options: Common & { required?: R; today?: boolean }) =>
  face<z.ZodString, R>(options, {
    schema: z.string().refine(isDay),
    graphql: "String",
    widget: { widget: "day", ...(options.today ? { today: true } : {}) },
    fix: "Escreva um dia que existe no calendário, no formato AAAA-MM-DD, como 2026-11-21.",
  });

/** A yes or no that is no unless said. */
export const flag = (options: Common): Field<z.ZodDefault<z.ZodBoolean>> => ({
  label: options.label,
  fix: "Use true (sim) ou false (não).",
  required: false,
  schema: z.boolean().default(false),
  graphql: "Boolean!",
  widget: {
    label: options.label,
    ...(options.hint ? { hint: options.hint } : {}),
    widget: "boolean",
    required: false,
    default: false,
  },
});

export const whole = <R extends boolean | undefined = true>(
  options: Common & { required?: R; min: number; max: number },
) =>
  face<z.ZodNumber, R>(options, {
    schema: z.number().int().min(options.min).max(options.max),
    graphql: "Int",
    widget: { widget: "number", value_type: "int", min: options.min, max: options.max },
    fix: `Escreva um número inteiro de ${options.min} a ${options.max}.`,
  });

/** One of a fixed set: `{ value: label }`. */
export const oneOf = <O extends Readonly<Record<string, string>>, R extends boolean | undefined = true>(
  options: Common & { required?: R; options: O },
) => {
  const values = Object.keys(options.options) as (keyof O & string)[];
  return face<z.ZodType<keyof O & string>, R>(options, {
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
export const option = <R extends boolean | undefined = true>(
  options: Common & { required?: R; setting: string; list: string },
) =>
  face<z.ZodString, R>(options, {
    schema: written(120),
    graphql: "String",
    widget: {
      widget: "relation",
      collection: "settings",
      file: options.setting,
      value_field: `${options.list}.*`,
      display_fields: [`${options.list}.*`],
      search_fields: [`${options.list}.*`],
    },
    fix: "Escolha uma das opções que estão nas configurações.",
    points: { to: "option", setting: options.setting, list: options.list },
  });

const relationWidget = (collection: string, many: boolean): Widget => ({
  widget: "relation",
  collection,
  value_field: "{{slug}}",
  display_fields: ["title"],
  search_fields: ["title"],
  ...(many ? { multiple: true } : {}),
});

const relationFix = "Escolha uma entrada que existe, ou deixe o campo vazio.";

/** Another entry, by the name of its folder. `type` is its GraphQL type. */
export const relation = <R extends boolean | undefined = true>(
  options: Common & { required?: R; collection: string; type: string },
) => ({
  ...face<z.ZodString, R>(options, {
    schema: written(120),
    graphql: options.type,
    widget: relationWidget(options.collection, false),
    fix: relationFix,
    points: { to: "entry", collection: options.collection },
  }),
  // Never `!`: the entry may be a draft or not yet published.
  graphql: `${options.type} @entry(type: "${options.type}")`,
});

/** Some other entries, by the names of their folders. */
export const relations = (options: Common & { collection: string; type: string }) => {
  const field = listOf({ ...options, required: false }, written(120), {
    widget: relationWidget(options.collection, true),
    fix: relationFix,
    points: { to: "entry", collection: options.collection },
  });
  return { ...field, graphql: `[${options.type}!]! @entries(type: "${options.type}")` };
};

function listOf<S extends z.ZodType>(
  options: Common & { required?: boolean },
  item: S,
  parts: { widget: Widget; fix: string; points?: Pointer },
): Field<z.ZodDefault<z.ZodArray<S>> | z.ZodArray<S>> {
  const required = options.required !== false;
  return {
    label: options.label,
    fix: parts.fix,
    required,
    schema: required ? z.array(item).min(1) : z.array(item).default([]),
    graphql: "[String!]!",
    widget: { label: options.label, ...(options.hint ? { hint: options.hint } : {}), required, ...parts.widget },
    ...(parts.points ? { points: parts.points } : {}),
  };
}

/** A list of short texts. */
export const texts = (options: Common & { required?: boolean; max?: number }) =>
  listOf(options, written(options.max ?? 120), {
    widget: { widget: "list", field: { label: options.label, name: "text", widget: "string" } },
    fix: "Escreva um texto por linha da lista.",
  });

/** Names of cities, chosen from those of the state. */
export const cities = (options: Common & { required?: boolean; max?: number }) =>
  listOf(options, written(options.max ?? 60), {
    widget: { widget: "cities" },
    fix: "Escreva uma cidade por linha da lista.",
  });

/** The old addresses of a page; each redirects to the present one. */
export const aliases = (options: Common) =>
  listOf({ ...options, required: false }, written(100).regex(slugPattern), {
    widget: { widget: "list", collapsed: true, field: { label: "Endereço antigo", name: "alias", widget: "string" } },
    fix: slugFix,
  });

/** The kinds of picture that the site can show. */
export const imageTypes = ["jpg", "jpeg", "png", "webp", "avif"] as const;

/** A GraphQL file beside the entry; never `!`, as a file can be gone while `gatsby develop` runs. */
const fileLink = "File @fileByRelativePath";

/** A picture file beside the entry. */
export const image = <R extends boolean | undefined = true>(options: Common & { required?: R }) => ({
  ...face<z.ZodString, R>(options, {
    schema: written(200),
    graphql: fileLink,
    widget: { widget: "image", choose_url: false, allow_multiple: false },
    fix: `Envie a imagem de novo pelo editor (${imageTypes.join(", ")}).`,
    points: { to: "image" },
  }),
  graphql: fileLink,
});

/** A document file beside the entry, of one of the `types` (extensions). */
export const file = (options: Common & { types: readonly string[] }) => ({
  ...face<z.ZodString, true>(options, {
    schema: written(200),
    graphql: fileLink,
    widget: { widget: "file", choose_url: false, allow_multiple: false, file_types: options.types },
    fix: `Envie o arquivo de novo pelo editor (${options.types.join(", ")}).`,
    points: { to: "file", types: options.types },
  }),
  graphql: fileLink,
});

type GroupSchema<F extends Fields> = z.ZodType<Values<F>>;

/** Some fields that belong together. `type` names the GraphQL type where several places share it. */
export const group = <F extends Fields, R extends boolean | undefined = true>(
  options: Common & { required?: R; fields: F; type?: string },
): Field<Maybe<R, GroupSchema<F>>> => {
  const field = face<GroupSchema<F>, R>(options, {
    schema: schemaOf(options.fields),
    graphql: "",
    widget: { widget: "object", collapsed: true, fields: widgetsOf(options.fields) },
    fix: "Preencha os campos deste grupo.",
  });
  const { type, fields } = options;
  return { ...field, graphql: { ...(type ? { type } : {}), list: false, required: field.required }, fields };
};

/** A list of groups. `summary` is Decap's template for a closed item. */
export const list = <F extends Fields>(
  options: Common & { required?: boolean; fields: F; itemLabel: string; summary: string },
): Field<z.ZodDefault<z.ZodArray<GroupSchema<F>>> | z.ZodArray<GroupSchema<F>>> => ({
  ...listOf(options, schemaOf(options.fields), {
    widget: {
      widget: "list",
      label_singular: options.itemLabel,
      summary: options.summary,
      collapsed: true,
      fields: widgetsOf(options.fields),
    },
    fix: "Cada item da lista precisa dos seus campos preenchidos.",
  }),
  graphql: { list: true, required: true },
  fields: options.fields,
});

export const describeIt = "Descreva em até 250 letras o que a imagem mostra, ou ligue “Só decora”.";

/** True for a picture that says neither what it shows nor that it only decorates. */
export const lacksDescription = ({ alt, decorative }: { readonly alt?: unknown; readonly decorative?: unknown }) =>
  !alt && !decorative;

/** A picture with its description; one that only decorates says so instead. */
export const picture = <R extends boolean | undefined = true>(options: Common & { required?: R }) => {
  const description = text({
    label: "Descrição da imagem",
    hint: "Para quem não vê a foto: o que ela mostra? Só pode faltar se a imagem “só decora”. Exemplo: Pastores reunidos em oração no templo.",
    required: false,
    max: 250,
  });
  const fields = {
    image: image({ label: "Imagem", hint: "Foto deitada, de preferência com 1600 pixels de largura ou mais." }),
    alt: {
      ...description,
      // The form can't tell by itself when it is needed.
      widget: { ...description.widget, describes: "image" },
      fix: describeIt,
    },
    decorative: flag({ label: "Só decora", hint: "Ligue se a imagem não diz nada que o texto já não diga." }),
    credit: text({ label: "Crédito", hint: "Quem fez a foto. Aparece sob a imagem.", required: false, max: 80 }),
  };
  const described = group({ ...options, fields, type: "Picture" });
  const schema = (described.schema as z.ZodType<Values<typeof fields> | undefined>).refine(
    (value) => value === undefined || !lacksDescription(value),
    {
      path: ["alt"],
      message: "alt",
      // Told together with what else is wrong, unless one of its own two fields is.
      when: ({ value, issues }) =>
        typeof value === "object" && !issues.some(({ path }) => path?.[0] === "alt" || path?.[0] === "decorative"),
    },
  );
  return {
    ...described,
    schema: schema as typeof described.schema,
  };
};
