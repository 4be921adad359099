import { fromJS } from "immutable";
import { relation } from "../../source-content/fields/fields";
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

it("does not tell the form of a change when it is drawn", async () => {
  const field = fromJS({
    name: "document",
    collection: "documents",
    value_field: "{{slug}}",
    display_fields: ["title"],
  });
  const hits = [{ slug: "estatuto-da-secao/index", path: "", data: { title: "Estatuto" } }];
  const onChange = jest.fn();
  const query = async () => ({ payload: { hits } });
  const shown = async (Control: typeof relationByKey.controlComponent) => {
    const control = new Control({ field, query, onChange, forID: "", value: "estatuto-da-secao" });
    control.mounted = true;
    control.setState = () => undefined;
    await control.loadInitialOptions();
  };
  await shown(relationByKey.controlComponent);
  expect(onChange).not.toHaveBeenCalled();
});

it("offers every entry that there is", async () => {
  const { widget } = relation({ label: "Documento", collection: "documents", type: "Document" });
  const hits = Array.from({ length: 300 }, (_, place) => ({
    slug: `ata-${place}/index`,
    path: "",
    data: { title: "Ata" },
  }));
  const query = async () => ({ payload: { hits } });
  const control = new relationByKey.controlComponent({ field: fromJS(widget), query, forID: "" });
  const options = new Promise((resolve) => control.loadOptions("", resolve));
  control.loadOptions.flush();
  expect(await options).toHaveLength(300);
});
