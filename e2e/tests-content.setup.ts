import { expect, test } from "@playwright/test";
import { isBuiltOfTests } from "./site";

test("public/ is the site of e2e/content", () => {
  expect(isBuiltOfTests(), "build it first: npm run build:tests").toBe(true);
});
