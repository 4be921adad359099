import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawingOf } from "./drawing";
import { publicIcons, unknownAmong, writeIcons } from "./icons";

const used = ["lucide:heart", "mdi:home", "lucide:no-such-icon", "lucide:church"];

it("tells the icons that the open page has to look for", () => {
  expect(unknownAmong(used)).toEqual(["mdi:home", "lucide:no-such-icon"]);
});

it("writes a file with the icons that content uses and no others, and takes away those of earlier builds", async () => {
  const site = await mkdtemp(join(tmpdir(), "icons-"));
  await writeIcons(site, used);
  const set = JSON.parse(await readFile(join(site, "api/_icons/lucide.json"), "utf8"));
  expect(Object.keys(set.icons).sort()).toEqual(["church", "heart"]);
  expect(drawingOf(set, "heart")).toMatchObject({ width: 24, height: 24, body: expect.stringContaining("<path") });
  await writeIcons(site, []);
  expect(await readdir(join(site, "api/_icons"))).toEqual([]);
});

it("asks Iconify, or the server that a setting names", () => {
  expect(publicIcons({})).toBe("https://api.iconify.design");
  expect(publicIcons({ GATSBY_ICONIFY_URL: "http://127.0.0.1:9/" })).toBe("http://127.0.0.1:9");
});
