/**
 * Decap keeps files in the browser's storage, and complains where there is none.
 * @jest-environment jsdom
 */
import { parseLinkHeader, parsePointerFile } from "decap-cms-lib-util";

// As in the bundle (plugins/decap-editor/bundle/bundle.ts).
jest.mock("lodash/fp", () => jest.requireActual("./lodash-fp"));

test("Decap reads the pages of a list and the pointers of large files with it", () => {
  expect(parseLinkHeader('<https://a.org/?page=2>; rel="next", <https://a.org/?q=a+b>; rel="last"')).toEqual({
    next: "https://a.org/?page=2",
    last: "https://a.org/?q=a%20b",
  });
  expect(parsePointerFile("version x\noid sha256:ab\nsize 12\n")).toEqual({ version: "x", sha: "ab", size: 12 });
});
