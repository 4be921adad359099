import type { GatsbyNode } from "gatsby";
import { iconResolvers, iconsInContent, unknownAmong, writeIcons } from "./icons";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes("type IconDrawing { body: String!, width: Int!, height: Int! }");

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({ Ministry: iconResolvers() });

/** Writes the icons that the content names, and says which only an open page can draw. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const icons = await iconsInContent(args);
  const unknown = unknownAmong(icons);
  if (unknown.length > 0) args.reporter.info(`Ícones que só a página aberta pode desenhar: ${unknown.join(", ")}`);
  await writeIcons("public", icons);
};
