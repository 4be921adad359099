import { calloutLabels, isCallout } from "../../../../src/lib/markdown/block-words";
import { dialLink, whatsappLink } from "../../../../src/lib/phone";
import { slugify } from "../../../../src/lib/slug";
import { email, image, lines, list, oneOf, phone, relation, text, url } from "../../../source-content/fields/fields";
import { type Block, end, inBrackets, quoted } from "./block";

interface Image {
  readonly image: string;
  readonly alt: string;
}

const altHint = "Para quem não vê a foto: o que ela mostra? Exemplo: Pastores reunidos em oração no templo.";

const imageFields = {
  image: image({ label: "Imagem" }),
  alt: text({ label: "Descrição da imagem", hint: altHint, max: 250 }),
};

const writeImage = ({ image = "", alt = "" }: Partial<Image>) => `![${inBrackets(alt)}](${image})`;

const imagePattern = String.raw`!\[([^\[\]\n]*)\]\(([^()\s<>]+)\)`;

export const pictureBlock: Block<Image> = {
  id: "imagem",
  label: "Imagem",
  fields: imageFields,
  pattern: new RegExp(`^${imagePattern}${end}`),
  read: ([, alt = "", image = ""]) => ({ image, alt }),
  write: writeImage,
};

export const galleryBlock: Block<{ images: readonly Partial<Image>[] }> = {
  id: "galeria",
  label: "Galeria",
  fields: {
    images: list({ label: "Imagens", itemLabel: "Imagem", summary: "{{fields.alt}}", fields: imageFields }),
  },
  pattern: new RegExp(String.raw`^> \[!GALERIA\]((?:\n> ${imagePattern})+)${end}`),
  read: ([, lines = ""]) => ({
    images: [...lines.matchAll(new RegExp(imagePattern, "g"))].map(([, alt = "", image = ""]) => ({ image, alt })),
  }),
  write: ({ images = [] }) => quoted("[!GALERIA]", ...images.filter(({ image }) => Boolean(image)).map(writeImage)),
};

export const documentBlock: Block<{ text: string; document: string }> = {
  id: "documento",
  label: "Botão de documento",
  fields: {
    text: text({ label: "Texto do botão", hint: "Exemplo: Baixar o estatuto.", max: 80 }),
    document: relation({
      label: "Documento",
      hint: "Não está na lista? Envie o arquivo antes, em Documentos.",
      collection: "documents",
      type: "Document",
    }),
  },
  pattern: new RegExp(String.raw`^\[([^\[\]\n]+)\]\(documento:([a-z0-9-]*)\)${end}`),
  read: ([, text = "", document = ""]) => ({ text, document }),
  write: ({ text = "", document = "" }) => `[${inBrackets(text) || "Baixar"}](documento:${document})`,
};

export const videoBlock: Block<{ text: string; url: string }> = {
  id: "video",
  label: "Vídeo do YouTube",
  fields: {
    text: text({ label: "Título do vídeo", hint: "Exemplo: Assista ao culto de abertura.", max: 120 }),
    url: url({
      label: "Endereço no YouTube",
      hint: "No YouTube: Compartilhar, Copiar link. Exemplo: https://youtu.be/abcdefghijk.",
    }),
  },
  pattern: new RegExp(
    String.raw`^\[([^\[\]\n]+)\]\((https://(?:www\.youtube\.com/watch\?v=|youtu\.be/)[^()\s<>]*)\)${end}`,
  ),
  read: ([, text = "", url = ""]) => ({ text, url }),
  write: ({ text = "", url = "" }) =>
    `[${inBrackets(text) || "Assista ao vídeo"}](${url.trim() || "https://youtu.be/"})`,
};

export const calloutBlock: Block<{ kind: string; text: string }> = {
  id: "destaque",
  label: "Destaque",
  fields: {
    kind: oneOf({ label: "Tipo", options: calloutLabels }),
    text: lines({
      label: "Texto",
      hint: "Uma ou duas frases. Negrito: \\*\\*assim\\*\\*. Link: \\[texto\\](https://site.example.org).",
      max: 600,
    }),
  },
  pattern: new RegExp(
    String.raw`^> \[!(${Object.values(calloutLabels).join("|").toUpperCase()})\]((?:\n>(?: [^\n]*)?)*)${end}`,
  ),
  read: ([, word = "", lines = ""]) => ({ kind: slugify(word), text: lines.slice(1).replace(/^> ?/gm, "") }),
  write: ({ kind = "", text = "" }) =>
    quoted(
      `[!${calloutLabels[isCallout(kind) ? kind : "importante"].toUpperCase()}]`,
      ...(text.trim() === "" ? [] : text.trim().split("\n")),
    ),
};

interface Person extends Image {
  readonly name: string;
  readonly role: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
}

export const personBlock: Block<Person> = {
  id: "pessoa",
  label: "Cartão de pessoa",
  fields: {
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
  },
  pattern: new RegExp(
    [
      String.raw`^> \[!PESSOA\]`,
      `(?:\n> ${imagePattern})?`,
      String.raw`\n> \*\*([^*\n]+)\*\*`,
      String.raw`(?:\n> ([^\[\]\n>!*#][^\[\]\n]*))?`,
      String.raw`(?:\n> \[([^\[\]\n]+)\]\(tel:[+\d]+\))?`,
      String.raw`(?:\n> \[WhatsApp ([^\[\]\n]+)\]\(https://wa\.me/\d+\))?`,
      String.raw`(?:\n> \[([^\[\]\n]+)\]\(mailto:[^()\s]+\))?`,
      end,
    ].join(""),
  ),
  read: ([, alt = "", image = "", name = "", role = "", phone = "", whatsapp = "", email = ""]) => ({
    image,
    alt,
    name,
    role,
    phone,
    whatsapp,
    email,
  }),
  write: ({ image, alt = "", name = "", role = "", phone = "", whatsapp = "", email = "" }) =>
    quoted(
      "[!PESSOA]",
      ...(image ? [writeImage({ image, alt })] : []),
      `**${inBrackets(name).replaceAll("*", "") || "Nome"}**`,
      ...(role.trim() ? [inBrackets(role).replace(/^[>!*#]+/, "")] : []),
      ...(phone.trim() ? [`[${inBrackets(phone)}](${dialLink(phone)})`] : []),
      ...(whatsapp.trim() ? [`[WhatsApp ${inBrackets(whatsapp)}](${whatsappLink(whatsapp)})`] : []),
      ...(email.trim() ? [`[${inBrackets(email)}](mailto:${email.trim()})`] : []),
    ),
};
