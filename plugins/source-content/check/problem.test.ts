import { type Problem, report } from "./problem";

const problem = (file: string, field: string): Problem => ({
  file,
  entry: "Encontro",
  field,
  found: "está em branco",
  fix: "Escreva um texto.",
});

it("tells one problem in the singular", () => {
  expect(report([problem("content/news/a/index.md", "Título")])).toBe(
    [
      "O conteúdo tem 1 problema. Nada foi publicado; o site continua como estava.",
      "",
      "content/news/a/index.md — “Encontro”",
      "  Título: está em branco. Escreva um texto.",
    ].join("\n"),
  );
});

it("keeps the problems of a file together, files in order", () => {
  const problems = [problem("b.md", "Título"), problem("a.md", "Data"), problem("b.md", "Resumo")];
  expect(report(problems)).toBe(
    [
      "O conteúdo tem 3 problemas. Nada foi publicado; o site continua como estava.",
      "",
      "a.md — “Encontro”",
      "  Data: está em branco. Escreva um texto.",
      "",
      "b.md — “Encontro”",
      "  Título: está em branco. Escreva um texto.",
      "  Resumo: está em branco. Escreva um texto.",
    ].join("\n"),
  );
});
