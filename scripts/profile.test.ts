import { create, createProfile, stop } from "./profile.mjs";

it("adds up what has one name, waits for what is asynchronous, and leaves out what took no time", async () => {
  const { add, time, table } = createProfile();
  add("a", 1);
  add("a", 0.5);
  add("b", 0.01);
  await time("c", () => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(time("d", () => "result")).toBe("result");
  expect(table("Title")).toMatch(/^Title\n {4}1\.50 s {2}a\n +\d+\.\d\d s {2}c$/);
});

it("tells Gatsby's activities from the hooks of plugins", async () => {
  const printed = jest.spyOn(console, "log").mockImplementation();
  const { startSpan } = create();
  const spans = ["build", "run-api", "run-plugin"].map(startSpan);
  await new Promise((resolve) => setTimeout(resolve, 80));
  for (const span of spans) span.setTag("plugin", "feeds").setTag("api", "onPostBuild").finish();
  stop();
  expect(String(printed.mock.calls)).toMatch(/^\nGatsby\n.+ Node and Gatsby\n.+ build\n\nHooks\n.+ feeds onPostBuild$/);
});
