import { dialLink } from "../../../src/lib/phone";
import { readSettings } from "./settings";

/** Who helps when the editor does not: under the login, and where there can be no editor. Nothing until the settings say. */
export function Keeper() {
  const { keeper } = readSettings();
  if (!keeper) return null;
  return (
    <footer className="editor-keeper">
      Precisa de ajuda? Quem cuida do site é {keeper.name}: <a href={dialLink(keeper.phone)}>{keeper.phone}</a>
    </footer>
  );
}
