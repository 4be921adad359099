import { entryPlace, expect, open, publish, saved, test, write } from "./desk";

test("an event that moves tells the calendars that have it, without anyone counting", async ({
  editor: page,
  desk,
}) => {
  const key = "assembleia-anual-2026";
  const stored = () => desk.stored(`content/events/${key}/index.md`);
  const change = async (name: string, text: string) => {
    await write(page, name, text);
    await publish(page);
    await saved(page);
  };
  expect(stored()).not.toContain("revision:");
  await open(page, entryPlace("events", key));
  await change("place", "Templo Exemplo, sala 2");
  expect(stored()).toContain("revision: 1\n");
  await change("title", "Assembleia da Seção");
  expect(stored()).toContain("revision: 2\n");
});
