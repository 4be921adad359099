import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeReadable, writeProblem } from "./folder-access.mjs";
import { makeFolder, removeFolders } from "./server/testing/folders";

afterAll(removeFolders);

it("lets everybody read a built site, and nobody else write it", () => {
  const folder = makeFolder({ "noticias/index.html": "Notícias" });
  const [page, list] = [join(folder, "noticias/index.html"), join(folder, "noticias")];
  chmodSync(page, 0o600);
  for (const path of [list, folder]) chmodSync(path, 0o700);
  makeReadable(folder);
  const modes = [page, list, folder].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(["644", "755", "755"]);
});

it("says in words that a folder can't be written", () => {
  expect(writeProblem(makeFolder({}))).toBeUndefined();
  const gone = join(makeFolder({}), "gone");
  expect(writeProblem(gone)).toContain(`A pasta ${gone} não permite gravar`);
});
