/** A PDF of one A4 page with a title and some lines of text, one below the other. */
export function onePagePdf(title: string, lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${escapeText(line)}) Tj T*`).join(" ");
  const stream = `BT /F1 16 Tf 60 780 Td (${escapeText(title)}) Tj /F1 11 Tf 0 -30 Td 16 TL ${shown} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Title (${escapeText(title)}) >>`,
  ];
  return Buffer.from(assemble(objects), "latin1");
}

/** The objects in a file, with the table of where each of them begins. */
function assemble(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Text between brackets, with every letter beyond ASCII as its code in Latin-1. */
const escapeText = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 63;
      if (code > 255) return "?";
      if ("()\\".includes(letter)) return `\\${letter}`;
      return code > 126 ? `\\${code.toString(8).padStart(3, "0")}` : letter;
    })
    .join("");
