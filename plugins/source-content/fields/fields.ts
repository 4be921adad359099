import { z } from "zod";
import { isDay } from "../../../src/lib/dates";
import { urlOf } from "../../../src/lib/url";
import { type Field, type Fields, type Reference, schemaOf, type Values, type Widget, widgetsOf } from "./field";

/** What every builder is told of its field. */
interface Common {
  /** Name of the field, as the editor reads it. */
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

interface Parts<S extends z.ZodType> {
  readonly schema: S;
  readonly graphql: string;
  readonly widget: Widget;
  readonly fix: string;
  readonly reference?: Reference;
}

function fieldOf<S extends z.ZodType, R extends Necessity>(
  { label, hint, required }: Options<R>,
  { schema, graphql, widget, ...parts }: Parts<S>,
): Field<Maybe<R, S>> {
  const must = required !== false;
  return {
    ...parts,
    label,
    required: must,
    // The conditional type says the same as the condition.
    schema: (must ? schema : schema.optional()) as Maybe<R, S>,
    graphql: must ? `${graphql}!` : graphql,
    widget: { ...(hint ? { hint } : {}), required: must, ...widget },
  };
}

const written = (max: number) => z.string().trim().min(1).max(max);

/** Text of any form; `usual` is how many letters it may have where nothing else is said. */
const free =
  (widget: string, usual: number) =>
  <R extends Necessity = true>(options: Options<R> & { max?: number }) => {
    const max = options.max ?? usual;
    return fieldOf<z.ZodString, R>(options, {
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
    { max = 300, reference, refine }: { max?: number; reference?: Reference; refine?: (text: string) => boolean } = {},
  ) =>
  <R extends Necessity = true>(options: Options<R>) =>
    fieldOf<z.ZodString, R>(options, {
      schema: refine ? written(max).regex(pattern).refine(refine) : written(max).regex(pattern),
      graphql: "String",
      widget: { widget, pattern: [pattern.source, fix] },
      fix,
      ...(reference ? { reference } : {}),
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
  { reference: { to: "path" } },
);

/** A day of the calendar. It stays a string: a time zone must never move it. `today`: a new entry begins with today's. */
export const day = <R extends Necessity = true>(options: Options<R> & { today?: boolean }) =>
  fieldOf<z.ZodString, R>(options, {
    schema: z.string().refine(isDay),
    graphql: "String",
    widget: { widget: "day", ...(options.today ? { today: true } : {}) },
    fix: "Escreva um dia que existe no calendário, no formato AAAA-MM-DD, como 2026-11-21.",
  });

/** A yes or no that is no unless said. */
export const flag = (options: Common): Field<z.ZodDefault<z.ZodBoolean>> => {
  const schema = z.boolean().default(false);
  const widget = { widget: "boolean", default: false };
  const fix = "Use true (sim) ou false (não).";
  const field = fieldOf({ ...options, required: false }, { schema, graphql: "Boolean", widget, fix });
  return { ...field, schema, graphql: "Boolean!" };
};

export const whole = <R extends Necessity = true>(options: Options<R> & { min: number; max: number }) =>
  fieldOf<z.ZodNumber, R>(options, {
    schema: z.number().int().min(options.min).max(options.max),
    graphql: "Int",
    widget: { widget: "number", value_type: "int", min: options.min, max: options.max },
    fix: `Escreva um número inteiro de ${options.min} a ${options.max}.`,
  });

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
export const option = <R extends Necessity = true>(options: Options<R> & { setting: string; list: string }) =>
  fieldOf<z.ZodString, R>(options, {
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
    reference: { to: "option", setting: options.setting, list: options.list },
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
export const relation = <R extends Necessity = true>(options: Options<R> & { collection: string; type: string }) => ({
  ...fieldOf<z.ZodString, R>(options, {
    schema: written(120),
    graphql: options.type,
    widget: relationWidget(options.collection, false),
    fix: relationFix,
    reference: { to: "entry", collection: options.collection },
  }),
  // Never `!`: the entry may be a draft or not yet published.
  graphql: `${options.type} @entry(type: "${options.type}")`,
});

/** Some other entries, by the names of their folders. */
export const relations = (options: Common & { collection: string; type: string }) => {
  const field = listOf({ ...options, required: false }, written(120), {
    widget: relationWidget(options.collection, true),
    fix: relationFix,
    reference: { to: "entry", collection: options.collection },
  });
  return { ...field, graphql: `[${options.type}!]! @entry(type: "${options.type}")` };
};

function listOf<S extends z.ZodType>(
  options: Options<Necessity>,
  item: S,
  parts: Omit<Parts<S>, "schema" | "graphql">,
): Field<z.ZodDefault<z.ZodArray<S>> | z.ZodArray<S>> {
  const schema = options.required === false ? z.array(item).default([]) : z.array(item).min(1);
  return { ...fieldOf(options, { ...parts, schema, graphql: "[String!]" }), schema, graphql: "[String!]!" };
}

/** A list of short texts. */
export const texts = (options: Options<Necessity> & { max?: number }) =>
  listOf(options, written(options.max ?? 120), {
    widget: { widget: "list", field: { label: options.label, name: "text", widget: "string" } },
    fix: "Escreva um texto por linha da lista.",
  });

/** Names of cities, chosen from those of the state. */
export const cities = (options: Options<Necessity> & { max?: number }) =>
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
export const image = <R extends Necessity = true>(options: Options<R>) => ({
  ...fieldOf<z.ZodString, R>(options, {
    schema: written(200),
    graphql: "File",
    widget: { widget: "image", choose_url: false, allow_multiple: false },
    fix: `Envie a imagem de novo pelo editor (${imageTypes.join(", ")}).`,
    reference: { to: "image" },
  }),
  graphql: fileLink,
});

/** A document file beside the entry, of one of the `types` (extensions). */
export const file = (options: Common & { types: readonly string[] }) => ({
  ...fieldOf<z.ZodString, true>(options, {
    schema: written(200),
    graphql: "File",
    widget: { widget: "file", choose_url: false, allow_multiple: false, file_types: options.types },
    fix: `Envie o arquivo de novo pelo editor (${options.types.join(", ")}).`,
    reference: { to: "file", types: options.types },
  }),
  graphql: fileLink,
});

type GroupSchema<F extends Fields> = z.ZodType<Values<F>>;

/** Some fields that belong together. `type` names the GraphQL type where several places share it. */
export const group = <F extends Fields, R extends Necessity = true>(
  options: Options<R> & { fields: F; type?: string },
): Field<Maybe<R, GroupSchema<F>>> => {
  const field = fieldOf<GroupSchema<F>, R>(options, {
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
  options: Options<Necessity> & { fields: F; itemLabel: string; summary: string },
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
export const picture = <R extends Necessity = true>({ imageHint, ...options }: Options<R> & { imageHint?: string }) => {
  const description = text({
    label: "Descrição da imagem",
    hint: "Para quem não vê a foto: o que ela mostra? Só pode faltar se a imagem “só decora”. Exemplo: Pastores reunidos em oração no templo.",
    required: false,
    max: 250,
  });
  const fields = {
    image: image({
      label: "Imagem",
      hint: imageHint ?? "Foto deitada, de preferência com 1600 pixels de largura ou mais.",
    }),
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
