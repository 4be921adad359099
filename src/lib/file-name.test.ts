import { fileNameOf } from "./file-name";

it.each([
  ["foto.jpg", "foto.jpg"],
  ["minha%20foto.jpg", "minha foto.jpg"],
  ["a%C3%A7%C3%A3o.jpg", "ação.jpg"],
  ["100%.jpg", "100%.jpg"],
])("fileNameOf: %s is %s", (url, name) => expect(fileNameOf(url)).toBe(name));
