import { decoded } from "./decoded";

it.each([
  ["foto.jpg", "foto.jpg"],
  ["minha%20foto.jpg", "minha foto.jpg"],
  ["a%C3%A7%C3%A3o.jpg", "ação.jpg"],
  ["100%.jpg", "100%.jpg"],
])("decoded: %s is %s", (url, name) => expect(decoded(url)).toBe(name));
