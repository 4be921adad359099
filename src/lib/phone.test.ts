import { dialLink, mapLink, whatsappLink } from "./phone";

it.each([
  ["(11) 5555-0100", "551155550100"],
  ["(19) 95555-0100", "5519955550100"],
  ["+55 (19) 95555-0100", "5519955550100"],
  ["+351 912 345 678", "351912345678"],
])("a phone written %s is dialled and written to from abroad too", (phone, number) => {
  expect(dialLink(phone)).toBe(`tel:+${number}`);
  expect(whatsappLink(phone)).toBe(`https://wa.me/${number}`);
});

it.each(["0800 555 0100", "188", "4004-0100"])("%s is dialled as it is: it has no area", (phone) => {
  expect(dialLink(phone)).toBe(`tel:${phone.replace(/\D/g, "")}`);
});

it("an address opens a map, whatever signs it holds", () => {
  const link = new URL(mapLink("Rua São João, 10 & 12\nCampinas"));
  expect(link.searchParams.get("query")).toBe("Rua São João, 10 & 12\nCampinas");
  expect(link.searchParams.get("api")).toBe("1");
});
