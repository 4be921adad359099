import { entryPlace, expect, field, open, publish, saved, test } from "./desk";

test("an event that moves tells the calendars that have it, without anyone counting", async ({
  editor: page,
  desk,
}) => {
  const key = "assembleia-anual-2026";
  const stored = () => desk.stored(`content/events/${key}/index.md`);
  /** After a save the form is drawn anew, also while it is being filled in. */
  const change = async (name: string, text: string) => {
    await expect(async () => {
      await field(page, name).fill(text);
      await expect(field(page, name)).toHaveValue(text, { timeout: 1_000 });
    }).toPass();
    await publish(page);
    await saved(page);
  };
  expect(stored()).not.toContain("revision:");
  await open(page, entryPlace("events", key));
  await change("place", "Templo Exemplo, sala 2");
  expect(stored()).toContain("revision: 1\n");
  await change("title", "Assembleia da Seção");
  expect(stored()).toContain("revision: 1\n");
  await change("place", "Templo Exemplo, sala 3");
  expect(stored()).toContain("revision: 2\n");
});
