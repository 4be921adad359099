import type { GatsbyNode, PluginOptions } from "gatsby";
import { originsOf } from "../../src/lib/servers";
import { writePageParts } from "../static-pages/page-parts";
import { iconResolvers, iconsIn, publicIcons, unknownAmong, writeIcons } from "./icons";

interface Options extends PluginOptions {
  /** The content types that have a field `icon`. */
  readonly types: readonly string[];
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes("type IconDrawing { body: String!, width: Int!, height: Int! }");

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }, { types }: Options) =>
  createResolvers(Object.fromEntries(types.map((type) => [type, iconResolvers()])));

/** Writes the icons that the content names. Open pages request unknown ones from the public server. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ getNodesByType, reporter }, { types }: Options) => {
  const icons = iconsIn(types.flatMap((type) => getNodesByType(type)));
  const unknown = unknownAmong(icons);
  if (unknown.length > 0) reporter.info(`Ícones que só a página aberta pode desenhar: ${unknown.join(", ")}`);
  const iconsUrl = publicIcons(process.env);
  const sources = unknown.length > 0 ? { "connect-src": originsOf(iconsUrl) } : {};
  await writePageParts("content-icons", { sources, settings: { iconsUrl } });
  await writeIcons("public", icons);
};
