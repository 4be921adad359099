import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { htmlOf } from "./site";

export const inbox = `http://127.0.0.1:${process.env.E2E_INBOX_PORT ?? 8124}`;

export interface Form {
  readonly name: string;
  readonly path: string;
  /** What the subject of the e-mail begins with. */
  readonly subject: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly selects: Readonly<Record<string, string>>;
  /** Radios and boxes by their own labels. */
  readonly choices: readonly string[];
  /** An answer, the question, and how it must arrive. */
  readonly arrives: Readonly<Record<string, string>>;
}

export const pastor: Form = {
  name: "pastor",
  path: "/cadastro-pastor-sem-ministerio",
  subject: "Cadastro de pastor sem ministério",
  texts: {
    "Nome completo": "José Exemplo",
    "Telefone ou WhatsApp": "11912345678",
    Cidade: "Campinas",
    "Igreja de que é membro": "Igreja Exemplo, Campinas",
    "Ano da consagração": "2008",
    "Formação teológica": "Bacharel, Faculdade Exemplo, 2006",
    "Anos de ministério": "16",
    Apresentação: "Sirvo há anos.\nGosto de ensinar.",
  },
  selects: { Estado: "SP" },
  choices: ["Pastor titular", "Pastor auxiliar", "Integral", "Não posso me mudar", "Consulte-me antes"],
  arrives: {
    "Telefone ou WhatsApp": "(11) 91234-5678",
    "Funções pretendidas": "Pastor titular, Pastor auxiliar",
    Subseção: "Campinas e região",
    Sigilo: "Consulte-me antes",
  },
};

export const church: Form = {
  name: "church",
  path: "/cadastro-igreja-sem-pastor",
  subject: "Cadastro de igreja sem pastor",
  texts: {
    "Nome da igreja": "Igreja Exemplo",
    CNPJ: "12abc34501de35",
    CEP: "13010000",
    Endereço: "Rua do Exemplo, 10, Centro",
    Cidade: "Campinas",
    "Número de membros": "120",
    "Nome do responsável": "Ana Exemplo",
    "Função do responsável": "Diaconisa",
    Telefone: "1955550136",
    "Experiência mínima": "0",
    Perfil: "Somos uma igreja de bairro.",
  },
  selects: { Estado: "SP" },
  choices: ["Pastor titular", "Integral", "Consulte-nos antes"],
  arrives: {
    CNPJ: "12.ABC.345/01DE-35",
    CEP: "13010-000",
    Telefone: "(19) 5555-0136",
    "Função procurada": "Pastor titular",
    Subseção: "Campinas e região",
    Sigilo: "Consulte-nos antes",
  },
};

export const forms = [pastor, church];

/** Do the forms of the built site go to the inbox of the tests? */
export const isSetUp = forms.every(({ path }) => htmlOf(path).includes(`action="${inbox}/f/`));

/** An address that no other test uses: by it a test finds what it sent. */
export const newEmail = () => `teste-${crypto.randomUUID()}@exemplo.org`;

const formOf = (page: Page) => page.locator("main form");
export const goOn = (page: Page) => formOf(page).locator("button[type=submit]:not([hidden])");

/** The field that only robots fill in: what comes with it is thanked for and dropped. */
export const trap = (page: Page) => formOf(page).locator("[name=_gotcha]");

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
export const send = (page: Page) => page.getByRole("button", { name: /^Enviar (cadastro|de novo)$/ });
export const isLive = (page: Page) => expect(goOn(page)).toHaveText("Continuar: conferir as respostas");

/** From an empty form to the answers once more. */
export async function toCheck(page: Page, form: Form, email: string) {
  await isLive(page);
  await fill(page, form, email);
  // Not every browser keeps in view what was there when something above it goes.
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  await goOn(page).click();
  await expect(heading(page, "Confira as suas respostas")).toBeFocused();
  await expect(heading(page, "Confira as suas respostas")).toBeInViewport({ ratio: 1 });
  await expect(goOn(page)).toBeHidden();
  await expect(heading(page, "Tenha em mãos")).toBeHidden();
}

/** Fills all that is required in, `subsection` aside: it is proposed for the city. */
export async function fill(page: Page, { texts, selects, choices }: Form, email: string): Promise<void> {
  const form = formOf(page);
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}( \\(opcional\\))?$`));
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  await field("E-mail").fill(email);
  for (const [label, value] of Object.entries(selects)) await field(label).selectOption(value);
  for (const label of choices) await form.getByLabel(label, { exact: true }).check();
  await agree(page);
}

export async function agree(page: Page): Promise<void> {
  for (const box of await formOf(page)
    .getByLabel(/^Autorizo/)
    .all())
    await box.check();
}

export type Received = Readonly<Record<string, string>>;

/** What the inbox got under an e-mail address; answers by their names, several to one question joined. */
export async function received(request: APIRequestContext, email: string): Promise<Received[]> {
  const all: { fields: [string, string][] }[] = await (await request.get(`${inbox}/submissions.json`)).json();
  return all
    .map(({ fields }) => {
      const joined: Record<string, string> = {};
      for (const [name, text] of fields) joined[name] = joined[name] ? `${joined[name]}, ${text}` : text;
      return joined;
    })
    .filter((answers) => answers.email === email);
}
