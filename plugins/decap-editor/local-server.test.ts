import { removeFolders } from "../../scripts/server/testing/folders";
import { makeRepository } from "../../scripts/server/testing/served-editor";
import { model } from "../../src/content-types";
import { openLocalServer } from "./local-server";

afterAll(removeFolders);

it("greets with an address at which the editor opens, and with none where it can't", async () => {
  const project = makeRepository({ "content/settings/site.yml": "name: OPBB\n" });
  const { greeting } = await openLocalServer({ project, hosts: [], model, entry: "" });
  expect(greeting("http://0.0.0.0:8000")).toMatch(/^Editor: http:\/\/127\.0\.0\.1:8000\/admin\?chave=\w+/);
  expect(greeting("http://[::]:8000")).toContain("http://127.0.0.1:8000/admin");
  expect(greeting("http://localhost:8000")).toContain("http://localhost:8000/admin");
  expect(greeting("http://192.0.2.5:8000")).toMatch(/^O editor só abre em 127\.0\.0\.1/);
});
