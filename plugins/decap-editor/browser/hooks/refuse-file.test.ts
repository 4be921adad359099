import { refuseFile } from "./refuse-file";

const field = new Map<string, unknown>([
  ["widget", "file"],
  ["file_types", ["pdf", "docx"]],
]);

test("a PDF that not everybody can read is taken, with a word on how to mend it", async () => {
  const alert = jest.fn();
  Object.assign(globalThis, { window: { alert } });
  const text = "%PDF-1.7\n1 0 obj << /Type /Catalog /Lang (pt-BR) >> endobj\n2 0 obj << /Font 3 0 R >> endobj";
  expect(await refuseFile(new File([text], "ata.pdf"), field)).toBeUndefined();
  expect(alert).toHaveBeenCalledWith(
    expect.stringMatching(/“ata\.pdf” vai para o site[\s\S]*“PDF marcado”[\s\S]*título/),
  );
});

test.each(["foto.avif", "foto.gif"])("%s, which is not shrunk before it is sent, is refused", async (name) => {
  expect(await refuseFile(new File(["x"], name))).toBe(
    `“${name}” não é uma foto que o site possa mostrar. Use JPG, PNG ou WebP.`,
  );
});
