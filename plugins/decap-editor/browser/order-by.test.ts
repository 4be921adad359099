import orderBy from "./order-by";

const entries = (...titles: readonly string[]) => titles.map((title, place) => ({ data: { title, order: place % 3 } }));
const titles = (list: readonly { readonly data: { readonly title: string } }[]) => list.map(({ data }) => data.title);

test("Decap's lists follow the alphabet, also with accents and small letters", () => {
  const list = entries("Índice", "Zelo", "ata", "Álbum", "Ata 10", "Ata 2");
  const inOrder = ["Álbum", "ata", "Ata 2", "Ata 10", "Índice", "Zelo"];
  expect(titles(orderBy(list, ["data.title"], ["asc"]))).toEqual(inOrder);
  expect(titles(orderBy(list, ["data.title"], ["desc"]))).toEqual(inOrder.toReversed());
  expect(titles(orderBy(list, ["data.order", "data.title"], ["desc", "asc"]))).toEqual([
    "ata",
    "Ata 2",
    "Ata 10",
    "Zelo",
    "Álbum",
    "Índice",
  ]);
});

test("numbers count, what has none comes last, and no list is an empty one", () => {
  const list = [{ order: 10 }, {}, { order: 2 }];
  expect(orderBy(list, ["order"], ["asc"])).toEqual([{ order: 2 }, { order: 10 }, {}]);
  expect(orderBy(undefined, ["order"], ["asc"])).toEqual([]);
});
