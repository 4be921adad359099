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
