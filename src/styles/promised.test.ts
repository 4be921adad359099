import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandColors } from "../lib/brand-colors";
import { filesIn } from "../lib/files-in";

const source = join(__dirname, "..");

it("no style needs what the oldest promised browsers lack: light-dark(), and signs with a text of their own", async () => {
  const sheets = (await filesIn(source)).filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(20);
  const newer = sheets.filter((file) => {
    const css = readFileSync(join(source, file), "utf8");
    const isSupported = /@supports \(content: "" \/ ""\) \{[^}]*\}[^}]*\}/g;
    return /light-dark\(|content: "[^"]*" \//.test(css.replace(/\/\*.*?\*\//gs, "").replace(isSupported, ""));
  });
  expect(newer).toEqual([]);
});

it("gives the browser's bar and the start screen the colours of the page", () => {
  const tokens = readFileSync(join(__dirname, "tokens.css"), "utf8");
  for (const [name, color] of Object.entries(brandColors))
    expect(tokens).toContain(`--${name}: var(--light, ${color})`);
});
