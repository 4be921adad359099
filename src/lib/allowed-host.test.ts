import { isAllowedHost } from "./allowed-host";

describe("isAllowedHost", () => {
  it.each(["127.0.0.1", "127.0.0.1:8000", "localhost", "LocalHost:3000"])("takes %s", (host) => {
    expect(isAllowedHost(host)).toBe(true);
  });

  it.each([
    undefined,
    "",
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "x@localhost",
    "localhost:8000:1",
    "localhost/",
    "localhost, evil.example",
  ])("refuses %s", (host) => expect(isAllowedHost(host)).toBe(false));

  it("takes those of the setting", () => {
    expect(isAllowedHost("celular.local:8000", ["celular.local"])).toBe(true);
    expect(isAllowedHost("[::1]:8000", ["::1"])).toBe(true);
  });
});
