import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

it("draws, and leaves at the place where pages ask, the icons of a set that is installed or that the site brings", async () => {
  const [before, project] = [process.cwd(), await mkdtemp(join(tmpdir(), "icons-"))];
  const set = (prefix: string) => ({ prefix, icons: { logo: { body: `<path d="${prefix}"/>` }, other: { body: "" } } });
  const places = { own: "static/api/_icons/own.json", ph: "node_modules/@iconify-json/ph/icons.json" };
  const [asked, names] = ["public/api/_icons", ["own:logo", "ph:logo", "tabler:home"]];
  for (const [prefix, file] of [...Object.entries(places), ["own", `${asked}/own.json`] as const]) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), JSON.stringify(set(prefix)));
  }
  try {
    process.chdir(project);
    expect(unknownAmong(names)).toEqual(["tabler:home"]);
    await writeIcons("public", names);
    const answer = async (prefix: string) => JSON.parse(await readFile(join(asked, `${prefix}.json`), "utf8"));
    expect(await answer("own")).toEqual(set("own"));
    expect(drawingOf(await answer("ph"), "logo")?.body).toBe('<path d="ph"/>');
    expect(drawingOf(await answer("ph"), "other")).toBeUndefined();
  } finally {
    process.chdir(before);
  }
});

it("asks Iconify, or the server that a setting names", () => {
  expect(publicIcons({})).toBe("https://api.iconify.design");
  expect(publicIcons({ GATSBY_ICONIFY_URL: "http://127.0.0.1:9/" })).toBe("http://127.0.0.1:9");
});
