import { inKB } from "../budgets";
import { readPages } from "../built-pages";
import { weigh } from "../page-weights";

/** One route of each template. */
const routes = [
  "/",
  "/noticias",
  "/noticias/assembleia-anual-2026",
  "/pastorais",
  "/pastorais/cuidado-do-pastor",
  "/documentos",
  "/subsecoes",
  "/conheca-a-opbb-sp",
  "/politica-privacidade",
  "/cadastro-pastor-sem-ministerio",
  "/error-404",
];

/** What the routes of the built site weigh, as a Markdown table of bytes after brotli. */
export async function routeTable(site: string): Promise<string> {
  const pages = (await readPages(site)).filter(({ path }) => routes.includes(path));
  const rows = await Promise.all(
    pages.map(async (page) => {
      const { route, html, styles, scripts } = await weigh(site, page);
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      const boot = scripts.find(({ file }) => file.startsWith("boot-"))?.bytes ?? 0;
      const template = scripts.find(({ file }) => file.startsWith("component---"))?.bytes ?? 0;
      return `| \`${route}\` | ${inKB(html)} | ${inKB(styles)} | ${inKB(boot)} | ${inKB(template)} | ${inKB(total)} |`;
    }),
  );
  return [
    "| route | HTML | of which styles | boot file | its template | all scripts, after idle |",
    "|---|---:|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
}
