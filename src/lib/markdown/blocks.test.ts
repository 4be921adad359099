import { finishBody } from "./finish-body";
import { treeOf } from "./parse";
import { sanitizeBody } from "./sanitize";
import { htmlOf } from "./testing/body";

const rendered = async (markdown: string) =>
  htmlOf(
    await finishBody(sanitizeBody(treeOf(markdown)), {
      picture: async (name, use) => ({
        src: `/${use}/${name}`,
        sizes: "100vw",
        width: 4,
        height: 3,
        color: "#123456",
        sources: [],
      }),
      document: async () => ({ url: "/a.pdf", type: "PDF", bytes: 1000 }),
    }),
  );

const squeezed = (html: string) => html.replace(/\s*\n\s*/g, "");

describe("a highlighted text", () => {
  it.each([
    ["[!ATENÇÃO]", "atencao", "Atenção"],
    ["[!atencao]", "atencao", "Atenção"],
    ["[!DICA]", "dica", "Dica"],
    ["[!Importante]", "importante", "Importante"],
  ])("is a quotation that begins with %s", async (mark, kind, label) => {
    expect(squeezed(await rendered(`> ${mark}\n> Leve o **documento**.\n>\n> - um\n`))).toBe(
      `<div data-block="callout" data-kind="${kind}"><p><strong>${label}</strong></p><p>Leve o <strong>documento</strong>.</p><ul><li>um</li></ul></div>`,
    );
  });

  it("may hold links to documents", async () => {
    expect(await rendered("> [!DICA]\n> Leia o [edital](documento:edital).")).toContain('<a href="/a.pdf">edital');
  });
});

describe("a person", () => {
  const person = [
    "> [!PESSOA]",
    "> ![Ana sorri.](ana.jpg)",
    "> **Pra. Ana Exemplo**",
    "> Coordenadora",
    "> [(11) 5555-0123](tel:+551155550123)",
    "> [ana@example.org](mailto:ana@example.org)",
  ];

  it("has a portrait, a name, a role and ways to reach them", async () => {
    const html = squeezed(await rendered(person.join("\n")));
    expect(html).toMatch(/^<div data-block="person"><picture><img src="\/PORTRAIT\/ana.jpg"[^>]*><\/picture><div>/);
    expect(html).toContain("<p><strong>Pra. Ana Exemplo</strong></p><p>Coordenadora</p><ul>");
    expect(html).toContain('<li><a href="tel:+551155550123">(11) 5555-0123</a></li>');
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it("needs no more than a name", async () => {
    expect(squeezed(await rendered("> [!PESSOA]\n> **Davi Modelo**"))).toBe(
      '<div data-block="person"><div><p><strong>Davi Modelo</strong></p></div></div>',
    );
  });

  it("keeps what else was written about them", async () => {
    const more = [
      "> [!PESSOA]",
      "> **Ana**",
      "> *Coordenadora* **geral** da área",
      ">",
      "> Atende às **terças**.",
      ">",
      "> - na sede",
    ];
    expect(squeezed(await rendered(more.join("\n")))).toBe(
      '<div data-block="person"><div><p><strong>Ana</strong></p><p><em>Coordenadora</em> <strong>geral</strong> da área</p><p>Atende às <strong>terças</strong>.</p><ul><li>na sede</li></ul></div></div>',
    );
  });

  it("without a name stays as it was written, so that somebody sees it", async () => {
    expect(await rendered("> [!PESSOA]\n> Davi")).toContain("[!PESSOA]");
  });
});

it("a gallery shows its pictures small, each in a link to itself", async () => {
  const html = squeezed(await rendered("> [!GALERIA]\n> ![Um.](1.jpg)\n> ![Dois.](2.jpg)"));
  expect(html).toMatch(/^<ul data-block="gallery"><li><a href="\/BODY\/1.jpg"><picture>/);
  expect(html).toContain('<li><a href="/BODY/2.jpg"><picture><img src="/BODY/2.jpg" width="');
});

it("a gallery keeps the words between its pictures", async () => {
  const html = squeezed(
    await rendered("> [!GALERIA]\n> ![Um.](1.jpg)\n> Fotos do *retiro*\n>\n> ![Dois.](2.jpg)\n>\n> Em maio."),
  );
  expect(html).toMatch(
    /^<div><ul data-block="gallery">(<li>.*?<\/li>){2}<\/ul><p>Fotos do <em>retiro<\/em><\/p><p>Em maio.<\/p><\/div>$/,
  );
});

it.each(["> Uma citação", "> [!OUTRA]\n> x", "> Veja [!DICA]\n> x", "Leia [!DICA]"])(
  "%s is no block",
  async (markdown) => {
    expect(await rendered(markdown)).not.toContain("data-block");
  },
);
