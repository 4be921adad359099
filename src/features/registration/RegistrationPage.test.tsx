import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { pastorForm } from "./pastor-form";
import { RegistrationPage } from "./RegistrationPage";
import { RegistrationReceived } from "./RegistrationReceived";
import { place } from "./testing";

const page = {
  title: "Cadastro",
  summary: "Conte-nos.",
  html: "<p>Como funciona</p>",
  requirements: [{ item: "Um telefone." }],
};

const show = (action: string | undefined) =>
  render(<RegistrationPage page={page} definition={pastorForm} {...place} action={action} />);

describe("the page of a registration", () => {
  it("says what to have ready and how long it takes, then shows the form, and its script comes after", async () => {
    show(place.action);
    expect(screen.getByRole("heading", { name: "Tenha em mãos" })).toBeTruthy();
    expect(screen.getByText("Um telefone.")).toBeTruthy();
    expect(screen.getByText("Preencher leva cerca de 10 minutos.")).toBeTruthy();
    expect(screen.getByText("Como funciona")).toBeTruthy();
    expect(screen.getByRole("form", { name: "Cadastro de pastor sem ministério" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Continuar: conferir as respostas" })).toBeTruthy();
  });

  it("takes an error from its field as soon as it is mended, and leaves the others and the list of them", async () => {
    show(place.action);
    fireEvent.click(await screen.findByRole("button", { name: "Continuar: conferir as respostas" }));
    const summary = await screen.findByRole("alert", { name: "Há um problema" });
    const name = screen.getByLabelText("Nome completo");
    const isInvalid = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";
    const message = () => document.getElementById(`${name.id}-error`)?.textContent;
    expect(isInvalid(name)).toBe(true);
    expect(message()).toBe("Erro: Preencha “Nome completo”");
    fireEvent.change(name, { target: { value: "José Exemplo" } });
    await waitFor(() => expect(isInvalid(name)).toBe(false));
    expect(message()).toBeUndefined();
    expect(isInvalid(screen.getByLabelText("Cidade"))).toBe(true);
    expect(summary.isConnected).toBe(true);
    expect(document.title).toMatch(/^Erro:/);
  });

  it("leads to the secretary while there is nowhere to send the form", () => {
    const { rerender } = show(undefined);
    expect(screen.getByText(/ligue ou escreva, e tenha em mãos o que está na lista acima\.$/)).toBeTruthy();
    rerender(
      <RegistrationPage page={{ ...page, requirements: [] }} definition={pastorForm} {...place} action={undefined} />,
    );
    expect(screen.getByText(/ligue ou escreva\.$/)).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.getByText(/ainda não está disponível/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /\(11\) 5555-0110/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: /cadastro@exemplo.org/ })).toBeTruthy();
  });
});

it("the page after a native post says what happens next", () => {
  render(
    <RegistrationReceived
      timeZone="America/Sao_Paulo"
      forms={["pastor-registration"]}
      replyDays="5 dias úteis"
      contactPhone="(11) 5555-0110"
      contactEmail="cadastro@exemplo.org"
    />,
  );
  expect(screen.getByText(/responde em até 5 dias úteis/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /cadastro@exemplo.org/ })).toBeTruthy();
});
