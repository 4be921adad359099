import { draftOf } from "./draft";

const draft = draftOf({
  title: " Encontro ",
  date: "2026-11-21",
  start: "2026-13-45",
  startTime: "19:3",
  pinned: true,
  tags: ["a", "", null, "b"],
  cover: { image: "", decorative: false },
  leader: { name: "Pr. Daniel" },
  board: [{ name: "Ana" }, null, "x"],
});

it("reads what is there", () => {
  expect(draft.text("title")).toBe("Encontro");
  expect(draft.day("date")).toBe("2026-11-21");
  expect(draft.flag("pinned")).toBe(true);
  expect(draft.texts("tags")).toEqual(["a", "b"]);
  expect(draft.maybeGroup("leader")?.text("name")).toBe("Pr. Daniel");
  expect(draft.list("board").map((member) => member.text("name"))).toEqual(["Ana", "", ""]);
});

it("takes what is missing or half-written as not there", () => {
  expect(draft.text("summary")).toBe("");
  expect(draft.maybe("summary")).toBeNull();
  expect(draft.day("start")).toBeNull();
  expect(draft.time("startTime")).toBeNull();
  expect(draft.maybeGroup("cover")).toBeNull();
  expect(draft.group("contact").maybe("email")).toBeNull();
  expect(draftOf(undefined).list("x")).toEqual([]);
});
