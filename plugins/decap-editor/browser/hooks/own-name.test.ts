import { ownName } from "./own-name";

it.each([
  ["image.jpg", [], "image.jpg"],
  ["image.jpg", ["image.webp"], "image-2.jpg"],
  ["Image.JPEG", ["capa.webp", "image.webp", "image-2.webp"], "Image-3.JPEG"],
  // A name that somebody gave: Decap asks whether the new file is to take its place.
  ["capa.jpg", ["capa.jpg"], "capa.jpg"],
  ["image.png", ["image.png"], "image.png"],
  // Nothing of these would be left in an address.
  ["🙏.pdf", [], "arquivo.pdf"],
  ["文档.PDF", ["arquivo.pdf"], "arquivo-2.PDF"],
  ["-.pdf", [], "arquivo.pdf"],
  [".pdf", [], "arquivo.pdf"],
  ["Ata 🙏.pdf", [], "Ata 🙏.pdf"],
  ["ata", [], "ata"],
  [`${"ó".repeat(101)}.pdf`, [], `${"ó".repeat(100)}.pdf`],
  [`${"o".repeat(101)} 2.pdf`, [`${"o".repeat(100)}.pdf`], `${"o".repeat(100)}-2.pdf`],
])("calls %s beside %j %s", (name, present, own) => {
  expect(
    ownName(
      name,
      present.map((one) => ({ name: one })),
    ),
  ).toBe(own);
});
