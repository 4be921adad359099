import { act, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import ErrorPage from "./ErrorPage";

jest.mock("../../layout/Seo", () => ({ Seo: () => null }));

const pageAt = (pathname: string) => <ErrorPage location={{ pathname }} />;

/** The page that was built for one address comes to life at another. What React had to mend is returned. */
async function open(built: string, path: string): Promise<readonly unknown[]> {
  const { container, unmount } = render(pageAt(built));
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  const mended: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(document.body, pageAt(path), { onRecoverableError: (error) => mended.push(error) });
  });
  return mended;
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

it.each([
  ["/error-503", "/error-503", "503"],
  ["/error-500", "/error-418", "418"],
  ["/404", "/error-418", "418"],
  ["/404", "/error-qualquer", "500"],
  ["/404", "/nada", "404"],
])("what was built as %s shows at %s the code %s, and nothing has to be mended", async (built, path, code) => {
  expect(await open(built, path)).toEqual([]);
  expect(screen.getByText(code)).toBeTruthy();
  const title = code === "404" ? "Página Não Encontrada" : "Ocorreu um Erro Inesperado";
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});

it("shows the code at once when one comes by a link", () => {
  render(pageAt("/error-403"));
  expect(screen.getByText("403")).toBeTruthy();
});
