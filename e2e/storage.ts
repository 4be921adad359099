import type { BrowserContext } from "@playwright/test";

/** What the site keeps in the browser, and the row of the privacy policy that tells of it. */
export const stored = [
  { key: /^draft:/, where: "sessionStorage", row: "Rascunho do cadastro" },
  { key: /^sent:/, where: "sessionStorage", row: "Protocolo do cadastro enviado" },
  { key: /^@@scroll/, where: "sessionStorage", row: "Ponto em que você parou na página" },
  {
    key: /^(gatsby-reload|reload|chunk|version|build)/i,
    where: "sessionStorage",
    row: "Controle de atualização da página",
  },
  { key: /^error-reported$/, where: "sessionStorage", row: "Páginas cujo erro já foi avisado à equipe" },
  { key: /^theme$/, where: "localStorage", row: "Tema claro ou escuro" },
  { key: /^analytics-consent$/, where: "localStorage", row: "Escolha sobre estatísticas" },
] as const;

/** What the open pages keep that no row of the policy tells of, one line each. The editor is for people who log in. */
export async function untoldStorage(context: BrowserContext): Promise<string[]> {
  const pages = context.pages().filter((page) => /^http/.test(page.url()) && !/\/admin\b/.test(page.url()));
  const found = await Promise.all(pages.map((page) => page.evaluate(keysKept).catch(() => [])));
  return found
    .flat()
    .filter(({ where, key }) => !stored.some((known) => known.where === where && known.key.test(key)))
    .map(({ where, key }) => `${where} keeps ${key}, and the privacy policy does not say so`);
}

/** Runs in the page. */
export const keysKept = () =>
  (["localStorage", "sessionStorage"] as const).flatMap((where) =>
    Object.keys(window[where]).map((key) => ({ where, key })),
  );
