import { removeCookies } from "./cookies";

it("removes the cookies with such names, and no others", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a service's script does.
  for (const cookie of ["_ga=1", "_ga_X=2", "outro=3"]) document.cookie = `${cookie}; path=/`;
  removeCookies(/^_ga/);
  expect(document.cookie).toBe("outro=3");
});
