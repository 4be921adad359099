import { act, render, screen } from "@testing-library/react";
import { OtherWays } from "./OtherWays";

const show = (onNative?: () => void, text = "Protocolo: P-1\nCidade: São Vicente") =>
  render(<OtherWays text={text} subject="Cadastro · P-1" contactEmail="cadastro@exemplo.org" onNative={onNative} />);
const copy = () => act(async () => screen.getByRole("button", { name: "Copiar todas as respostas" }).click());
const clipboard = (value: unknown) => Object.defineProperty(navigator, "clipboard", { configurable: true, value });
afterEach(() => clipboard(undefined));

test("an e-mail to the secretary holds the number and all answers", () => {
  show();
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: /e-mail com as respostas/ });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe("cadastro@exemplo.org");
  expect([...searchParams]).toEqual([
    ["subject", "Cadastro · P-1"],
    ["body", "Protocolo: P-1\r\nCidade: São Vicente"],
  ]);
});

test("answers are copied, and it is told", async () => {
  const writeText = jest.fn(async () => undefined);
  clipboard({ writeText });
  show();
  await copy();
  expect(writeText).toHaveBeenCalledWith("Protocolo: P-1\nCidade: São Vicente");
  expect(screen.getByRole("status").textContent).toMatch(/^Respostas copiadas/);
});

test("answers that are too long for a link on Windows are copied, and the e-mail asks for them", async () => {
  const writeText = jest.fn(async () => undefined);
  clipboard({ writeText });
  show(undefined, "ç".repeat(1500));
  const letter = screen.getByRole<HTMLAnchorElement>("link", { name: /e-mail com as respostas/ });
  expect(letter.href.length).toBeLessThan(1900);
  expect(new URL(letter.href).searchParams.get("body")).toBe("Cole aqui as respostas.\r\n");
  // jsdom does not follow links.
  letter.addEventListener("click", (event) => event.preventDefault());
  await act(async () => letter.click());
  expect(writeText).toHaveBeenCalledWith("ç".repeat(1500));
  expect(screen.getByRole("status").textContent).toMatch(/^Respostas copiadas/);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("denied")) }],
  ["has no clipboard, as without https", undefined],
])("a browser that %s: it is told how to copy by hand", async (_how, value) => {
  clipboard(value);
  show();
  await copy();
  expect(screen.getByRole("status").textContent).toMatch(/^O navegador não deixou copiar/);
});

test("the browser sends by itself only where there is a network", () => {
  const { unmount } = show(() => undefined);
  expect(screen.getByRole("button", { name: "Enviar pelo modo simples" })).toBeTruthy();
  unmount();
  show();
  expect(screen.queryByRole("button", { name: "Enviar pelo modo simples" })).toBeNull();
});

test("a line that is slow and a finger that is not are one message", () => {
  jest.useFakeTimers();
  const onNative = jest.fn();
  show(onNative);
  const press = () => act(() => screen.getByRole("button", { name: "Enviar pelo modo simples" }).click());
  press();
  expect(screen.getByRole("status").textContent).toMatch(/^Enviando pelo modo simples/);
  jest.advanceTimersByTime(19_000);
  press();
  expect(onNative).toHaveBeenCalledTimes(1);
  // The browser has given up.
  jest.advanceTimersByTime(2_000);
  press();
  expect(onNative).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
