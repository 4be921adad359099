import { act, render, screen } from "@testing-library/react";
import type { Publication } from "../../server/editor";
import { PublishingBar, savingBegan } from "./PublishingBar";

jest.useFakeTimers();

const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it("asks while something is on its way, rests when it is told, and begins anew with the next save", async () => {
  let told: Publication = { phase: "idle" };
  const ask = jest.fn(async () => told);
  render(<PublishingBar ask={ask} every={1_000} />);
  await later(5_000);
  expect(ask).toHaveBeenCalledTimes(1);

  told = { phase: "publishing" };
  act(savingBegan);
  expect(screen.getByRole("status").textContent).toBe("Publicando… o site está sendo atualizado. Você pode continuar.");
  await later(3_500);
  expect(ask).toHaveBeenCalledTimes(4);
  told = { phase: "published", places: [] };
  await later(5_000);
  expect(ask).toHaveBeenCalledTimes(5);
  expect(screen.getByRole("status").textContent).toContain("Publicado. O site está atualizado.");
});

it("goes on asking where others may save, and shows no news again that was closed", async () => {
  let told: Publication = { phase: "failed", problems: [{ entry: "Retiro", text: "Endereço: x." }], by: "De Ana." };
  const ask = jest.fn(async () => told);
  render(<PublishingBar ask={ask} every={1_000} restsFor={60_000} />);
  await later(1_000);
  act(() => screen.getByRole("button", { name: "Fechar" }).click());
  await later(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("status").textContent).toBe("");
  told = { phase: "failed", problems: [{ entry: "Outro", text: "Endereço: y." }], by: "De Ana." };
  await later(60_000);
  expect(screen.getByRole("status").textContent).toContain("“Outro”: Endereço: y.");
});
