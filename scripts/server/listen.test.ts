import { createServer } from "node:http";
import { listen, readSettings, withSetting } from "./listen";
import { close } from "./testing/http";

describe("readSettings", () => {
  it("has defaults", () => {
    expect(readSettings({})).toEqual({ port: 8000, host: "127.0.0.1", hosts: ["127.0.0.1"] });
  });

  it("reads the environment", () => {
    const settings = readSettings({ PORT: "9", HOST: "0.0.0.0", ALLOWED_HOSTS: "A.local, b.local" });
    expect(settings).toEqual({ port: 9, host: "0.0.0.0", hosts: ["0.0.0.0", "a.local", "b.local"] });
  });

  it.each(["x", "-1", "70000", "80.5"])("explains PORT=%s", (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT deve ser um número de 0 a 65535, e é "${PORT}".`);
  });
});

describe("listen", () => {
  it("names the taken port and the command for another", async () => {
    const first = createServer();
    const url = await listen(first, readSettings({ PORT: "0" }));
    const port = Number(new URL(url).port);
    const second = listen(createServer(), readSettings({ PORT: String(port) }));
    await expect(second).rejects.toThrow(
      `A porta ${port} já está em uso por outro programa. Use outra: PORT=${port + 1} npm start`,
    );
    await close(first);
  });

  it("writes a setting as Windows takes it", () =>
    expect(withSetting("PORT", 8001, "npm start", "win32")).toBe("set PORT=8001&& npm start"));
});
