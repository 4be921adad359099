import { getIconData, iconToSVG } from "@iconify/utils";
import { icons as lucide } from "@iconify-json/lucide";
import type { CreateResolversArgs } from "gatsby";
import type { Resolver } from "./resolver";

/** Icon sets that are drawn at build; an icon of another set is looked up by the page itself. */
const sets = { lucide };

/** Adds `iconDrawing` beside an `icon` field. */
export function iconResolvers({ reporter }: CreateResolversArgs) {
  const resolve: Resolver = ({ icon }) => {
    if (typeof icon !== "string") return null;
    const [prefix = "", name = ""] = icon.split(":");
    const data = prefix === "lucide" ? getIconData(sets.lucide, name) : null;
    if (!data) {
      reporter.info(`Ícone não conhecido no build: ${icon}`);
      return null;
    }
    const { body, viewBox } = iconToSVG(data);
    return { body, width: viewBox[2], height: viewBox[3] };
  };
  return { iconDrawing: { type: "IconDrawing", resolve } };
}
