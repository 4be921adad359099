import type { CDPSession, Page } from "@playwright/test";
import { product } from "./site";
import { expect, test } from "./test";

/** Somebody who only hears the page and has only a keyboard. Keeps what was heard. */
class Listener {
  readonly heard: string[] = [];
  constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  /** What the browser tells a screen reader of the place of the keyboard. */
  async here(): Promise<string> {
    const { result } = await this.browser.send("Runtime.evaluate", { expression: "document.activeElement" });
    const asked = { objectId: result.objectId ?? "", fetchRelatives: false };
    const [node] = (await this.browser.send("Accessibility.getPartialAXTree", asked)).nodes;
    const states = (node?.properties ?? [])
      .filter(({ name }) => ["checked", "expanded", "invalid", "required"].includes(name))
      .map(({ name, value }) => `${name}=${value.value}`);
    const parts = [node?.role?.value, JSON.stringify(node?.name?.value ?? ""), ...states, node?.description?.value];
    return parts.filter(Boolean).join(" ");
  }

  /** Presses Tab until something is heard. */
  async goTo(what: RegExp): Promise<string> {
    const before = this.heard.length;
    for (let stop = 0; stop < 90; stop++) {
      await this.page.keyboard.press("Tab");
      const now = await this.here();
      this.heard.push(now);
      if (what.test(now)) return now;
    }
    throw new Error(`${what} was not heard:\n${this.heard.slice(before).join("\n")}`);
  }

  async press(what: RegExp): Promise<string> {
    const pressed = await this.goTo(what);
    await this.page.keyboard.press("Enter");
    return pressed;
  }

  /** Waits until another page is told of, and the keyboard begins anew there. */
  async comesTo(title: string): Promise<void> {
    await this.isTold(`Página aberta: ${title}`);
    await expect(this.page.locator("#gatsby-focus-wrapper")).toBeFocused();
  }

  /** Waits until a live region says something. */
  async isTold(text: string | RegExp): Promise<void> {
    const region = this.page
      .locator("#gatsby-announcer, [role=status], [role=alert]")
      .filter({ hasText: text })
      .first();
    await expect(region).toBeAttached();
    this.heard.push(`told: ${await region.textContent()}`);
  }
}

test("the ten main tasks by keyboard and ear: nothing is unnamed, lost, false or silent", { tag: "@desktop" }, async ({
  page,
  visit,
  context,
}) => {
  test.slow();
  const listener = new Listener(page, await context.newCDPSession(page));
  const task = (name: string, path: string, does: () => Promise<unknown>) =>
    test.step(name, async () => {
      listener.heard.push(`\n# ${name} (${path})`);
      await visit(path);
      await does();
    });

  await task("read the newest item", "/", async () => {
    await listener.press(/^link "Ir para o conteúdo"/);
    await listener.goTo(/^link "Todas as notícias"/);
    const [, title = ""] = /"(.*)"/.exec(await listener.press(/^link "/)) ?? [];
    await listener.comesTo(title);
    await expect(page).toHaveTitle(`${title} | ${product}`);
  });
  await task("find the sub-section of a city", "/", async () => {
    expect(await listener.press(/"Conheça a/)).toContain("expanded=false");
    expect(await listener.here()).toContain("expanded=true");
    await listener.press(/^link "Subseções/);
    await listener.comesTo("Subseções");
    // Chrome takes it for a combobox once it has seen that there are suggestions.
    await listener.goTo(/^(searchbox|combobox) "Qual é a sua cidade\?"/);
    await page.keyboard.type("Campinas");
    await listener.isTold(/^Subseção Campinas/);
    await listener.goTo(/^link "(Telefone|WhatsApp), Subseção Campinas/);
  });
  await task("find a document, and hear what it is before it comes", "/documentos", async () => {
    await listener.goTo(/^searchbox "Procurar documento"/);
    await page.keyboard.type("estatuto");
    await listener.isTold(/^\d documento/);
    expect(await listener.goTo(/^link "Estatuto/)).toMatch(/\(PDF, \d+\s*KB, \d+\s*páginas\)/);
  });
  for (const path of ["/cadastro-pastor-sem-ministerio", "/cadastro-igreja-sem-pastor"])
    await task("register: no error before a try, all of them after it, each gone once it is mended", path, async () => {
      await expect(page.getByRole("button", { name: "Continuar: conferir as respostas" })).toBeVisible();
      const first = await listener.press(/^textbox "/);
      expect(first).toContain("invalid=false");
      const summary = page.getByRole("alert", { name: "Há um problema" });
      await expect(summary).toBeFocused();
      await listener.isTold(/^Há um problema/);
      await expect(page).toHaveTitle(/^Erro: /);
      await listener.press(/^link "/);
      listener.heard.push(await listener.here());
      expect(await listener.here()).toMatch(/^textbox ".*invalid=true.*Erro: /);
      await page.keyboard.type("Exemplo");
      await expect.poll(() => listener.here()).toMatch(/^textbox ".*invalid=false(?!.*Erro: )/);
      await expect(summary).toBeVisible();
    });
  await task("put a date into the calendar", "/#agenda", async () => {
    expect(await listener.press(/"Adicionar à agenda ?: /)).toContain("expanded=false");
    expect(await listener.here()).toContain("expanded=true");
    await listener.goTo(/^link "Google"/);
  });
  await task("find help: the number of the crisis line, digit by digit", "/pastorais", async () => {
    await listener.press(/^link "Cuidado do Pastor"/);
    await listener.comesTo("Cuidado do Pastor");
    await listener.goTo(/^link "188, 1 8 8"/);
  });
  await task("reach the secretary from any page, and choose the colours", "/acessibilidade", async () => {
    await listener.goTo(/^link "Telefone, Escritório de São Paulo: /);
    await listener.goTo(/^combobox "Cores"/i);
  });
  await task("search, and go on where the first results end", "/busca", async () => {
    await listener.goTo(/^searchbox "O que você procura\?"/);
    await page.keyboard.type("pastor");
    await page.keyboard.press("Enter");
    await listener.isTold(/^\d+ resultados para “pastor”/);
    await expect(page).toHaveTitle(`“pastor” | Busca | ${product}`);
    await expect(page.getByRole("button", { name: "Mostrar mais resultados" })).toBeVisible();
    await listener.press(/^button "Mostrar mais resultados"/);
    await listener.isTold(/^Mais \d+ resultados: \d+ de \d+\.$/);
    const ninth = page.locator("main article").nth(8).getByRole("link").first();
    await expect(ninth).toBeFocused();
    listener.heard.push(await listener.here());
  });
  await task("go home and hear where that is", "/documentos", async () => {
    await listener.press(/página inicial/);
    await listener.comesTo(product);
  });

  const record = listener.heard.join("\n");
  await test.info().attach("what was heard", { body: record, contentType: "text/plain" });
  expect(listener.heard.filter((said) => /^[\w-]+ ""|^"|^RootWebArea|^generic/.test(said))).toEqual([]);
});
