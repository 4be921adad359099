import type { BlockEditorComponentOptions } from "decap-cms-core";
import { calloutLabels, isCallout } from "../../../src/lib/markdown/block-words";
import { videoStart } from "../../../src/lib/markdown/video";
import { dialLink, whatsappLink } from "../../../src/lib/phone";
import { slugify } from "../../../src/lib/slug";
import type { blockIds } from "../../source-content/adapters/to-decap";
import { widgetsOf } from "../../source-content/fields/field";
import {
  email,
  image,
  lines,
  list,
  oneOf,
  phone,
  plainEmail,
  relation,
  text,
  url,
} from "../../source-content/fields/fields";

/**
 * Something that editors insert into a text with a form. What `fromBlock` makes of a text that `pattern` fits, `toBlock`
 * turns into the same text again: what is saved without a change keeps its bytes. A pattern begins with `^` and covers the
 * whole block; Decap tries it on each one.
 */
type Block = Omit<BlockEditorComponentOptions, "id" | "toPreview">;

/** What the form of a block holds; any of it may be missing. */
type Values<Name extends string> = Partial<Record<Name, string>>;

const groupsOf = ({ groups }: RegExpMatchArray) => ({ ...groups });

/** What ends a block: an empty line, or the text. */
const end = "(?=\\n[ \\t]*\\n|\\s*$)";

/** For the brackets of a link or a picture: one line, and no brackets in it. */
const inBrackets = (text = ""): string => text.replace(/\s+/g, " ").replace(/\[/g, "(").replace(/\]/g, ")").trim();

/** Lines as a quotation. */
const quoted = (...lines: readonly string[]): string =>
  lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");

const imageFields = {
  image: image({ label: "Imagem" }),
  alt: text({
    label: "Descrição da imagem",
    hint: "Para quem não vê a foto: o que ela mostra? Exemplo: Pastores reunidos em oração no templo.",
    max: 250,
  }),
};
const imagePattern = String.raw`!\[(?<alt>[^\[\]\n]*)\]\((?<image>[^()\s<>]+)\)`;
const writeImage = ({ image = "", alt = "" }: Values<"image" | "alt">) => `![${inBrackets(alt)}](${image})`;

/** With a space in its address a link would be none, and the check would not see it. */
const writeEmail = (email: string) => `[${inBrackets(email)}](mailto:${email.replace(/\s+/g, "%20")})`;

/** What editors can insert: each of what a text may hold, so that none is forgotten. */
export const blocks: Readonly<Record<(typeof blockIds)[number], Block>> = {
  imagem: {
    label: "Imagem",
    fields: widgetsOf(imageFields),
    pattern: new RegExp(`^${imagePattern}${end}`),
    fromBlock: groupsOf,
    toBlock: writeImage,
  },
  galeria: {
    label: "Galeria",
    fields: widgetsOf({
      images: list({ label: "Imagens", itemLabel: "Imagem", summary: "{{fields.alt}}", fields: imageFields }),
    }),
    pattern: new RegExp(String.raw`^> \[!GALERIA\]((?:\n> ${imagePattern})+)${end}`),
    fromBlock: ([, lines = ""]) => ({ images: [...lines.matchAll(new RegExp(imagePattern, "g"))].map(groupsOf) }),
    toBlock: ({ images = [] }: { images?: readonly Values<"image" | "alt">[] }) =>
      quoted("[!GALERIA]", ...images.filter(({ image }) => Boolean(image)).map(writeImage)),
  },
  documento: {
    label: "Botão de documento",
    fields: widgetsOf({
      text: text({ label: "Texto do botão", hint: "Exemplo: Baixar o estatuto.", max: 80 }),
      document: relation({
        label: "Documento",
        hint: "Não está na lista? Envie o arquivo antes, em Documentos.",
        collection: "documents",
        type: "Document",
      }),
    }),
    pattern: new RegExp(String.raw`^\[(?<text>[^\[\]\n]+)\]\(documento:(?<document>[a-z0-9-]*)\)${end}`),
    fromBlock: groupsOf,
    toBlock: ({ text = "", document = "" }: Values<"text" | "document">) =>
      `[${inBrackets(text) || "Baixar"}](documento:${document})`,
  },
  video: {
    label: "Vídeo do YouTube",
    fields: widgetsOf({
      text: text({ label: "Título do vídeo", hint: "Exemplo: Assista ao culto de abertura.", max: 120 }),
      url: url({
        label: "Endereço no YouTube",
        hint: "No YouTube: Compartilhar, Copiar link. Exemplo: https://youtu.be/abcdefghijk.",
      }),
    }),
    pattern: new RegExp(String.raw`^\[(?<text>[^\[\]\n]+)\]\((?<url>${videoStart}[^()\s<>]*)\)${end}`),
    fromBlock: groupsOf,
    toBlock: ({ text = "", url = "" }: Values<"text" | "url">) =>
      `[${inBrackets(text) || "Assista ao vídeo"}](${url.trim() || "https://youtu.be/"})`,
  },
  destaque: {
    label: "Destaque",
    fields: widgetsOf({
      kind: oneOf({ label: "Tipo", options: calloutLabels }),
      text: lines({
        label: "Texto",
        hint: "Uma ou duas frases simples.",
        max: 600,
      }),
    }),
    pattern: new RegExp(
      String.raw`^> \[!(${Object.values(calloutLabels).join("|").toUpperCase()})\]((?:\n>(?: [^\n]*)?)*)${end}`,
    ),
    fromBlock: ([, word = "", lines = ""]) => ({ kind: slugify(word), text: lines.slice(1).replace(/^> ?/gm, "") }),
    toBlock: ({ kind = "", text = "" }: Values<"kind" | "text">) =>
      quoted(
        `[!${calloutLabels[isCallout(kind) ? kind : "importante"].toUpperCase()}]`,
        ...(text.trim() === "" ? [] : text.trim().split("\n")),
      ),
  },
  pessoa: {
    label: "Cartão de pessoa",
    fields: widgetsOf({
      name: text({ label: "Nome", hint: "Exemplo: Pr. Daniel Exemplo.", max: 80 }),
      role: text({ label: "Função", hint: "Exemplo: Coordenador.", required: false, max: 80 }),
      image: image({ label: "Foto", required: false }),
      alt: text({
        label: "Descrição da foto",
        hint: "Só se houver foto. Exemplo: Retrato de Daniel.",
        required: false,
        max: 250,
      }),
      phone: phone({ label: "Telefone", required: false }),
      whatsapp: phone({ label: "WhatsApp", required: false }),
      email: email({ label: "E-mail", required: false }),
    }),
    pattern: new RegExp(
      [
        String.raw`^> \[!PESSOA\]`,
        `(?:\n> ${imagePattern})?`,
        String.raw`\n> \*\*(?<name>[^*\n]+)\*\*`,
        String.raw`(?:\n> (?<role>[^\[\]\n>!*#][^\[\]\n]*))?`,
        String.raw`(?:\n> \[(?<phone>[^\[\]\n]+)\]\(tel:[+\d]+\))?`,
        String.raw`(?:\n> \[WhatsApp (?<whatsapp>[^\[\]\n]+)\]\(https://wa\.me/\d+\))?`,
        String.raw`(?:\n> \[(?<email>[^\[\]\n]+)\]\(mailto:[^()\s]+\))?`,
        end,
      ].join(""),
    ),
    fromBlock: groupsOf,
    toBlock: ({
      image,
      alt = "",
      name = "",
      role = "",
      phone = "",
      whatsapp = "",
      email = "",
    }: Values<"image" | "alt" | "name" | "role" | "phone" | "whatsapp" | "email">) =>
      quoted(
        "[!PESSOA]",
        ...(image ? [writeImage({ image, alt })] : []),
        `**${inBrackets(name).replaceAll("*", "") || "Nome"}**`,
        ...(role.trim() ? [inBrackets(role).replace(/^[>!*#]+/, "")] : []),
        ...(phone.trim() ? [`[${inBrackets(phone)}](${dialLink(phone)})`] : []),
        ...(whatsapp.trim() ? [`[WhatsApp ${inBrackets(whatsapp)}](${whatsappLink(whatsapp)})`] : []),
        ...(email.trim() ? [writeEmail(plainEmail(email))] : []),
      ),
  },
};
