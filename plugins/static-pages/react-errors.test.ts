import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import reactErrors from "./react-errors.cjs";

const path = require.resolve("react-dom/client").replace("client.js", "cjs/react-dom-client.production.js");
const source = readFileSync(path, "utf8");

/** How many errors react-dom makes when it is merely loaded. */
function errorsMadeBy(code: string): number {
  let made = 0;
  const counting = new Proxy(Error, {
    apply: (error, self, args) => {
      made += 1;
      return Reflect.apply(error, self, args);
    },
  });
  new Function("require", "exports", "Error", code)(createRequire(path), {}, counting);
  return made;
}

test("react-dom makes no error when it is loaded", () => {
  expect(errorsMadeBy(source)).toBe(5);
  expect(errorsMadeBy(reactErrors(source))).toBe(0);
});

test("its signals are still errors with a message", () => {
  const [, made] = /SuspenseException = (.*?\)?),\n/s.exec(reactErrors(source)) ?? [];
  const signal: unknown = new Function("formatProdErrorMessage", `return ${made}`)((code: number) => `no. ${code}`);
  expect(signal).toBeInstanceOf(Error);
  expect(String(signal)).toBe("Error: no. 460");
});

test("another react-dom stops the build and says why", () => {
  expect(() => reactErrors(source.replace("SuspenseException = Error(", "SuspenseException = suspended("))).toThrow(
    "react-dom has changed",
  );
});
