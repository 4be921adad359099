import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { deskSettings } from "../../../src/features/registration/desk-settings";

const cities = ["Amparo", "Bauru", "Campinas", "Diadema", "Embu", "Franca", "Garça", "Holambra", "Itu"];
const nodes: Readonly<Record<string, readonly object[]>> = {
  SiteSettings: [{ name: "Ordem de Exemplo", state: "SP" }],
  FormsSettings: [parse(readFileSync("e2e/content/settings/forms.yml", "utf8"))],
  Subsection: [
    { title: "Norte, com vírgula", cities: cities.slice(0, 3) },
    { title: "Sul", cities: cities.slice(3, 6) },
    { title: "Leste e região", cities: cities.slice(6) },
  ],
};

/** What the desk is told of the site's forms, for a made-up section. */
export const settings = deskSettings({ getNodesByType: (type) => nodes[type] ?? [] });
