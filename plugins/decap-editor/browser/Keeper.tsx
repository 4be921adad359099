import { dialLink } from "../../../src/lib/phone";
import { capitalized } from "../../../src/lib/values";
import { readSettings } from "./settings";

/** Who helps when the editor does not: under the login, and where there can be no editor. Nothing until the settings say. */
export function Keeper({ trouble }: { readonly trouble?: string | undefined }) {
  const { keeper } = readSettings();
  if (!keeper && trouble === undefined) return null;
  return (
    <footer className="editor-keeper">
      {trouble !== undefined && <p role="status">{capitalized(trouble)}</p>}
      {keeper && (
        <>
          Precisa de ajuda? Quem cuida do site é {keeper.name}: <a href={dialLink(keeper.phone)}>{keeper.phone}</a>
        </>
      )}
    </footer>
  );
}
