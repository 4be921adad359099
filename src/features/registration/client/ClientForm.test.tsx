import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { pastorForm } from "../pastor-form";
import { Registration } from "../Registration";
import { place } from "../testing";
import { pastor } from "../testing/answers";

const goOn = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Continuar: conferir as respostas" }));
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const summary = () => screen.queryByRole("alert", { name: "Há um problema" });

/** The form with full answers but for the consents, as after a reload. */
function showFilled() {
  sessionStorage.setItem(`draft:${pastorForm.key}`, JSON.stringify({ answers: pastor }));
  render(<Registration definition={pastorForm} {...place} />);
}

async function agree() {
  await screen.findByRole("button", { name: "Continuar: conferir as respostas" });
  for (const box of screen.getAllByLabelText(/^Autorizo/)) fireEvent.click(box);
}

beforeEach(() => sessionStorage.clear());

describe("what is typed into a field", () => {
  /** Types a text, and gives the checks time to answer. */
  const typeAndWait = async (label: string, text: string, isInvalid: boolean) => {
    const field = screen.getByLabelText(label);
    act(() => field.focus());
    type(label, text);
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe(String(isInvalid)));
    expect(document.activeElement).toBe(field);
  };

  it("may be wrong for a moment after the answers were right: the focus stays", async () => {
    showFilled();
    await agree();
    await goOn();
    fireEvent.click(await screen.findByRole("link", { name: "Alterar Telefone ou WhatsApp" }));
    await typeAndWait("Telefone ou WhatsApp", "(11) 91234-567", true);
    expect(summary()).toBeNull();
    await goOn();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
  });

  it("may be wrong again after the last error is gone: the focus stays", async () => {
    showFilled();
    await agree();
    await typeAndWait("E-mail", "nome@exemplo", false);
    await goOn();
    await waitFor(() => expect(summary()).toBeTruthy());
    await typeAndWait("E-mail", "nome@exemplo.c", false);
    expect(summary()).toBeNull();
    await typeAndWait("E-mail", "nome@exemplo.com.", true);
    expect(summary()).toBeNull();
  });
});
