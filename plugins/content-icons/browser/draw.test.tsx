import { ring } from "../drawing";
import { drawIcons } from "./draw";
import { loadIcon } from "./load";

// How sources are asked is seen at real servers in load.test.ts.
jest.mock("./load", () => ({ ownIcons: "/api/_icons", loadIcon: jest.fn() }));
const load = jest.mocked(loadIcon);

it("draws what the build did not know, in the place and size of its ring, and looks once", async () => {
  load.mockImplementation(async (icon) =>
    icon === "mdi:home" ? { body: '<path d="M0 0"/>', width: 32, height: 24 } : undefined,
  );
  document.body.innerHTML = [ring("mdi:home"), ring("mdi:none"), ring()]
    .map(({ body }) => `<svg viewBox="0 0 24 24" width="40" height="40">${body}</svg>`)
    .join("");
  await drawIcons(document, "https://api.iconify.design");
  const [home, none] = document.querySelectorAll("svg");
  expect(home?.innerHTML).toBe('<path d="M0 0"></path>');
  expect(home?.getAttribute("viewBox")).toBe("0 0 32 24");
  expect(home?.getAttribute("width")).toBe("40");
  expect(none?.querySelector("circle")).not.toBeNull();
  expect(load.mock.calls.map(([icon]) => icon)).toEqual(["mdi:home", "mdi:none"]);
  await drawIcons(document, "https://api.iconify.design");
  expect(load).toHaveBeenCalledTimes(2);
});
