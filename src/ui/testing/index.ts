import type { ContentPicture } from "../../lib/picture";
import type { DocumentRowData } from "../DocumentRow";

/** A picture as a page gets it, called by its description. */
export const pictureOf = (alt: string, rest: Partial<Required<ContentPicture>> = {}): Required<ContentPicture> => ({
  alt,
  decorative: false,
  credit: null,
  data: {
    src: "/foto.jpg",
    sizes: "100vw",
    width: 800,
    height: 500,
    color: "#0c3944",
    sources: [
      { type: "image/avif", srcSet: "/foto.avif 800w" },
      { type: "image/webp", srcSet: "/foto.webp 800w" },
    ],
  },
  ...rest,
});

/** A document with everything that its row can tell, but for a summary. */
export const statute: DocumentRowData = {
  slug: "estatuto",
  title: "Estatuto da seção",
  date: "2025-11-01",
  summary: null,
  fileType: "PDF",
  fileSize: 188_416,
  fileUrl: "/static/estatuto.pdf",
  pages: 12,
};

/** Puts elements in the place of texts, as Chrome and Edge do that translate a page: React goes on to hold the texts that are gone. */
export function translatePage(): void {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text instanceof Text) found.push(text);
  for (const text of found) {
    const translated = document.createElement("font");
    translated.textContent = text.textContent;
    text.replaceWith(translated);
  }
}
