import { applyPatch } from "./patch-packages";

const patch = { module: "package/module.js", because: "it is broken", changes: [["one", "two $&"]] } as const;

it("puts the mended text in the place of the broken one, sign for sign", () => {
  expect(applyPatch(patch, "from one on")).toBe("from two $& on");
});

it.each(["from on on", "one and one"])("refuses a module that it was not written for: %s", (text) => {
  expect(() => applyPatch(patch, text)).toThrow("package/module.js");
});
