/** A PDF of one page with this content stream, what else its trailer says, and the object that the stream calls I. */
export function pdf(stream: string, trailer = "", picture = "null"): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /I 6 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    picture,
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    "latin1",
  );
}

/** A content stream that is text. */
export const words = "BT /F 8 Tf 10 100 Td (Estatuto da Ordem, em palavras que se leem) Tj ET";
