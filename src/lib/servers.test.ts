import { originsOf, wrongServers } from "./servers";

it("gives the origins of servers", () => {
  expect(originsOf("https://stats.example/path", null, undefined, "", "https://chave@erros.example/7")).toEqual([
    "https://stats.example",
    "https://erros.example",
  ]);
  expect(originsOf("http://127.0.0.1:8001/f")).toEqual(["http://127.0.0.1:8001"]);
});

it.each([
  "'unsafe-inline'; script-src *",
  "https://a;script-src-elem",
  "https://*",
  "https://*.example.org",
  "https://a,b",
  "https://a'b",
  "data:text/javascript,",
  "//a",
])("%s is no server: it stays out of the policy, and the build says so", (address) => {
  const env = { GATSBY_FORMS_URL: address, GATSBY_VIACEP_URL: address, GATSBY_ERROR_REPORT_URL: address };
  expect(originsOf(address)).toEqual([]);
  expect(wrongServers(env)).toHaveLength(3);
  expect(wrongServers(env)[0]).toContain(`GATSBY_FORMS_URL não é o endereço de um servidor: “${address}”`);
});
