import { pictureProblem } from "../../../../src/lib/file-limits";
import { pdfFlaws } from "../../../../src/lib/pdf-flaws";
import { sentTypes } from "../../../source-content/fields/fields";

const MB = 1024 * 1024;

/** Pictures are shrunk before they are sent, so a photo may be as large as a camera makes it. */
const maxPicture = 40 * MB;
const maxDocument = 25 * MB;

/** Wider pictures are shrunk to this. */
export const widestPicture = 2000;
/** The format in which pictures are stored, WebP, has no higher ones. */
const highestPicture = 16_383;

const starts = { pdf: "%PDF", zip: "PK\x03\x04", oldOffice: "\xd0\xcf\x11\xe0" } as const;

/** How an archive ends (APPNOTE.TXT of PKWARE), and how many bytes that may take. */
const zipEnd = "PK\x05\x06";
const longestZipEnd = 22 + 0xffff;

/** What says of an archive that it is this kind of document: the folder in its directory, or the first file. */
const insides: Readonly<Record<string, (archive: string) => boolean>> = {
  docx: (archive) => hasFolder(archive, "word/"),
  xlsx: (archive) => hasFolder(archive, "xl/"),
  pptx: (archive) => hasFolder(archive, "ppt/"),
  odt: (archive) => isOpenDocument(archive, "text"),
  ods: (archive) => isOpenDocument(archive, "spreadsheet"),
};

/** Some programs pack the type, which then can't be read here. */
const isOpenDocument = (archive: string, type: string): boolean => {
  const begin = "mimetypeapplication/vnd.oasis.opendocument.";
  return archive.includes(begin) ? archive.includes(begin + type) : hasFolder(archive, "content.xml");
};

/** In an archive's directory a name begins 42 bytes after the sign of its entry. */
const hasFolder = (archive: string, folder: string): boolean =>
  archive
    .split("PK\x01\x02")
    .slice(1)
    .some((entry) => entry.startsWith(folder, 42));

/** The field that a file is chosen for: a map of Decap's store. */
interface FieldMap {
  readonly get: (name: string) => unknown;
}

/** Why a file can't be used, in Portuguese, with what to do; undefined if it can. */
export async function refuseFile(file: File, field?: FieldMap): Promise<string | undefined> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const types = typesOf(field);
  return types ? refuseDocument(file, extension, types) : refusePicture(file, extension);
}

function typesOf(field?: FieldMap): readonly string[] | undefined {
  const types = field?.get("widget") === "file" ? field.get("file_types") : undefined;
  const list: unknown = typeof types === "object" && types !== null ? [...(types as Iterable<unknown>)] : undefined;
  return Array.isArray(list) ? list.filter((type) => typeof type === "string") : undefined;
}

async function refusePicture(file: File, extension: string): Promise<string | undefined> {
  if (/^hei[cf]s?$/.test(extension) || /hei[cf]/.test(file.type))
    return `“${file.name}” é uma foto no formato HEIC, do iPhone, que os navegadores não mostram. No iPhone, escolha Ajustes › Câmera › Formatos › Mais compatível e tire outra; ou envie a foto a si mesmo pelo WhatsApp e use a que chegar.`;
  if (!sentTypes.some((type) => type === extension))
    return `“${file.name}” não é uma foto que o site possa mostrar. Use JPG, PNG ou WebP.`;
  if (file.size > maxPicture) return tooLarge(file, maxPicture, "Diminua a foto e envie-a de novo.");
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    // Its size is known once it is loaded, and a giant one is never unpacked.
    await new Promise((known, broken) => Object.assign(picture, { onload: known, onerror: broken }));
    const problem = pictureProblem(picture.naturalWidth, picture.naturalHeight);
    if (problem) return `“${file.name}” ${problem}. Corte-a ou diminua-a no computador, e envie-a de novo.`;
    if (picture.naturalHeight * Math.min(1, widestPicture / picture.naturalWidth) > highestPicture)
      return `“${file.name}” é alta demais: corte-a em duas, e envie cada uma.`;
    // What Decap shrinks it with: an `img` shows half a picture, too.
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return `“${file.name}” está danificada ou incompleta. Abra-a no seu computador: se ela aparecer inteira, salve-a de novo como JPG e envie a nova.`;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

async function refuseDocument(file: File, extension: string, types: readonly string[]): Promise<string | undefined> {
  const names = types.map((type) => type.toUpperCase());
  const list = `${names.slice(0, -1).join(", ")} ou ${names.at(-1)}`;
  if (!types.includes(extension)) return `“${file.name}” não é um documento que o site aceite. Use ${list}.`;
  if (file.size > maxDocument)
    return tooLarge(file, maxDocument, "Comprima o arquivo, por exemplo salvando-o como PDF de tamanho reduzido.");
  const kind = extension.toUpperCase();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  const isOther = `“${file.name}” tem o nome de um ${kind}, mas por dentro é outra coisa. Abra-o no programa em que foi feito e salve-o de novo como ${kind}.`;
  if (extension === "pdf") {
    if (!text.startsWith(starts.pdf)) return isOther;
    await adviseOn(file, bytes);
    return undefined;
  }
  if (text.startsWith(starts.oldOffice))
    return `“${file.name}” tem senha, ou é do Office antigo. Tire a senha (Arquivo, Informações, Proteger) e salve-o como ${kind}.`;
  if (!text.startsWith(starts.zip)) return isOther;
  if (!text.slice(-longestZipEnd).includes(zipEnd))
    return `“${file.name}” está incompleto: baixe-o ou salve-o de novo, e envie o novo.`;
  return insides[extension]?.(text) === false ? isOther : undefined;
}

/** Says what a PDF lacks that the site takes all the same. */
async function adviseOn(file: File, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const flaws = await pdfFlaws(bytes);
  if (flaws.length === 0) return;
  const list = flaws.map((flaw) => `• O PDF ${flaw}`).join("\n");
  window.alert(`“${file.name}” vai para o site assim como está. Nem todos conseguirão lê-lo:\n\n${list}`);
}

const tooLarge = (file: File, max: number, advice: string): string =>
  `“${file.name}” tem ${Math.ceil(file.size / MB)} MB, e o limite é de ${max / MB} MB. ${advice}`;
