import { serviceOf } from "./service";

it("takes away the cookies of the service, and no others", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a service's script does.
  for (const cookie of ["_ga=1", "_ga_X=2", "outro=3"]) document.cookie = `${cookie}; path=/`;
  serviceOf({ provider: "ga4", siteId: "G-X" }, () => false).stop();
  expect(document.cookie).toBe("outro=3");
});
