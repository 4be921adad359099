import { fromJS } from "immutable";
import { relationByKey } from "./relation";

it("takes the name of an entry's folder for its key", () => {
  const field = fromJS({
    name: "document",
    collection: "documents",
    value_field: "{{slug}}",
    display_fields: ["title"],
  });
  const control = new relationByKey.controlComponent({ field });
  const hit = {
    slug: "estatuto-da-secao/index",
    path: "content/documents/estatuto-da-secao/index.md",
    data: { title: "Estatuto" },
  };
  expect(control.parseHitOptions([hit])).toMatchObject([{ value: "estatuto-da-secao", label: "Estatuto" }]);
});
