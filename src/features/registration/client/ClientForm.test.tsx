import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
// What the page has loaded before.
import "../../../client/forms";
import { translatePage } from "../../../ui/testing";
import { churchForm } from "../church-form";
import { pastorForm } from "../pastor-form";
import { Registration } from "../Registration";
import { place } from "../testing";
import { pastor } from "../testing/answers";

/** What the service of addresses answers, or that of the forms. */
const mockAnswer = jest.fn<Promise<object>, []>();
const mockHttp = Object.assign(() => mockAnswer(), { raw: () => mockAnswer() });
jest.mock("../../../lib/http", () => ({ http: mockHttp, within: () => undefined }));

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
    await typeAndWait("E-mail", "nome@exemplo.com/", true);
    expect(summary()).toBeNull();
  });
});

it("a number that is none is kept, and called wrong, not missing", async () => {
  render(<Registration definition={pastorForm} {...place} />);
  type("Anos de ministério", "uns dez");
  await goOn();
  await waitFor(() => expect(summary()?.textContent).toContain("Digite em “Anos de ministério” um número de 0 a 80"));
  expect(screen.getByLabelText("Anos de ministério")).toHaveProperty("value", "uns dez");
});

it("an answer that another one asks for is wrong no more once that one is changed", async () => {
  render(<Registration definition={pastorForm} {...place} />);
  await goOn();
  await waitFor(() => expect(summary()).toBeTruthy());
  const question = screen.getByRole("group", { name: /^Subseções para onde se mudaria/ });
  const isWrong = async (expected: boolean) =>
    waitFor(() => expect(/Marque pelo menos uma/.test(question.textContent ?? "")).toBe(expected));
  fireEvent.click(screen.getByLabelText("Só para as subseções que eu marcar"));
  await goOn();
  await isWrong(true);
  fireEvent.click(screen.getByLabelText("Não posso me mudar"));
  await isWrong(false);
});

describe("what the city and the CEP fill in", () => {
  const open = async () => {
    render(<Registration definition={churchForm} {...place} />);
    await screen.findByRole("button", { name: "Buscar endereço pelo CEP" });
  };
  const value = (label: string) => {
    const field = screen.getByLabelText(label);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
  };
  const leaveCity = async (city: string) => {
    type("Cidade", city);
    await act(async () => fireEvent.blur(screen.getByLabelText("Cidade")));
  };
  const choose = (label: string, option: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: option } });
  const search = async (logradouro: string, bairro: string, localidade: string) => {
    mockAnswer.mockResolvedValue({ logradouro, bairro, localidade, uf: "SP" });
    type("CEP", "13010000");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Buscar endereço pelo CEP" })));
    await waitFor(() => expect(value("Cidade")).toBe(localidade));
  };

  it("follows the city, until somebody chooses another sub-section", async () => {
    await open();
    await leaveCity("campinas");
    expect(value("Subseção")).toBe("Campinas e região");
    await leaveCity("Bauru");
    expect(value("Subseção")).toBe("Bauru e região");
    await leaveCity("Santos");
    expect(value("Subseção")).toBe("");
    choose("Subseção", "Não sei");
    await leaveCity("Campinas");
    expect(value("Subseção")).toBe("Não sei");
  });

  it("follows no city of another state, however the city is written", async () => {
    await open();
    const leaveState = async (state: string) => {
      choose("Estado", state);
      await act(async () => fireEvent.blur(screen.getByLabelText("Estado")));
    };
    await leaveCity("Campinas - SP");
    expect(value("Subseção")).toBe("Campinas e região");
    await leaveState("SC");
    expect(value("Subseção")).toBe("");
    await leaveCity("cidade de Bauru");
    expect(value("Subseção")).toBe("");
    await leaveState("SP");
    expect(value("Subseção")).toBe("Bauru e região");
    await leaveCity("Bauru/MG");
    expect(value("Subseção")).toBe("");
    // One that a sub-section serves over the border.
    await leaveState("MG");
    await leaveCity("Extrema");
    expect(value("Subseção")).toBe("Campinas e região");
    await leaveState("SP");
    expect(value("Subseção")).toBe("");
  });

  it("is wrong no more once it is filled in", async () => {
    await open();
    await goOn();
    const subsection = screen.getByLabelText("Subseção");
    await waitFor(() => expect(subsection.getAttribute("aria-invalid")).toBe("true"));
    await leaveCity("Campinas");
    await waitFor(() => expect(subsection.getAttribute("aria-invalid")).toBe("false"));
    await leaveCity("Santos");
    expect(subsection.getAttribute("aria-invalid")).toBe("false");
  });

  it("follows the CEP, also to a town that has only one, but not over what somebody has typed", async () => {
    await open();
    await search("Rua do Exemplo", "Centro", "Campinas");
    expect([value("Endereço"), value("Subseção")]).toEqual(["Rua do Exemplo, Centro", "Campinas e região"]);
    await search("", "", "Zacarias");
    expect([value("Endereço"), value("Subseção")]).toEqual(["", ""]);
    screen.getByText("Cidade e estado preenchidos. Escreva o endereço.");
    type("Endereço", "Rua Um, 10");
    await search("", "", "Bauru");
    expect([value("Endereço"), value("Subseção")]).toEqual(["Rua Um, 10", "Bauru e região"]);
    screen.getByText(/^O que você já tinha escrito ficou como estava/);
  });
});

describe("a CEP that is corrected while its address is looked for", () => {
  it("gets its own address; an answer that comes later for the first one is not used", async () => {
    render(<Registration definition={churchForm} {...place} />);
    const button = await screen.findByRole("button", { name: "Buscar endereço pelo CEP" });
    const answers: ((city: string) => void)[] = [];
    mockAnswer.mockImplementation(
      () =>
        new Promise((resolve) =>
          answers.push((localidade) => resolve({ logradouro: "", bairro: "", localidade, uf: "SP" })),
        ),
    );
    for (const code of ["13010000", "13015000"]) {
      type("CEP", code);
      fireEvent.click(button);
    }
    await act(async () => answers[1]?.("Bauru"));
    await act(async () => answers[0]?.("Campinas"));
    expect(screen.getByLabelText<HTMLInputElement>("Cidade").value).toBe("Bauru");
    // Emptied for somebody else, it gets nothing any more.
    fireEvent.click(button);
    type("CEP", "");
    await act(async () => answers[2]?.("Campinas"));
    expect(screen.getByLabelText<HTMLInputElement>("Cidade").value).toBe("Bauru");
    mockAnswer.mockReset();
  });
});

describe("a CEP that leads to nothing", () => {
  const search = async () => {
    render(<Registration definition={churchForm} {...place} />);
    await screen.findByRole("button", { name: "Buscar endereço pelo CEP" });
    type("CEP", "99999999");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Buscar endereço pelo CEP" })));
  };

  it.each(["true", true])("is told as one that nobody has: erro = %p", async (erro) => {
    mockAnswer.mockResolvedValue({ erro });
    await search();
    await screen.findByText("Nenhum endereço tem este CEP. Confira os números.");
  });

  it("is told as a failure where the service does not answer, or not as it should", async () => {
    mockAnswer.mockResolvedValue({ message: "Bad Gateway" });
    await search();
    await screen.findByText(/^Não foi possível encontrar o endereço agora/);
  });
});

describe("where the button that was pressed is gone", () => {
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    act(() => button.focus());
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Nome completo")));
  };

  it("the first field has the focus: the draft was thrown away", async () => {
    showFilled();
    const counts = await screen.findAllByText(/ de 1\.500 letras$/);
    translatePage();
    type("Apresentação", "x".repeat(1600));
    expect(counts.map((count) => count.textContent)).toContain("1.600 de 1.500 letras");
    await press("Apagar e começar de novo");
    expect(screen.getByLabelText("Nome completo")).toHaveProperty("value", "");
    expect(counts.map((count) => count.textContent)).not.toContain("1.600 de 1.500 letras");
  });

  it("the first field has the focus: another registration was begun", async () => {
    sessionStorage.setItem(`sent:${pastorForm.key}`, "received P-20261127-ABCDEF 2026-11-27T12:00:00.000Z ");
    render(<Registration definition={pastorForm} {...place} />);
    await press("Fazer outro cadastro");
  });
});

describe("the browser's Back", () => {
  const toCheck = async () => {
    showFilled();
    await agree();
    await goOn();
    await screen.findByRole("heading", { name: "Confira as suas respostas" });
  };

  it("leads from the check to the form, as it was", async () => {
    await toCheck();
    await act(async () => window.history.back());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Nome completo")));
    expect(screen.getByLabelText("Nome completo")).toHaveProperty("value", pastor["Nome completo"]);
    for (const box of screen.getAllByLabelText(/^Autorizo/)) expect(box).toHaveProperty("checked", true);
    await goOn();
    await screen.findByRole("heading", { name: "Confira as suas respostas" });
  });

  it("that is slow throws nobody out who has gone on meanwhile", async () => {
    await toCheck();
    const back = jest.spyOn(window.history, "back").mockImplementation(() => undefined);
    fireEvent.click(await screen.findByRole("button", { name: "Voltar ao formulário" }));
    await goOn();
    await screen.findByRole("heading", { name: "Confira as suas respostas" });
    back.mockRestore();
    await act(async () => {
      window.history.back();
      await new Promise((done) => addEventListener("popstate", done, { once: true }));
    });
    screen.getByRole("heading", { name: "Confira as suas respostas" });
    await act(async () => window.history.back());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Nome completo")));
  });

  it("has nothing left to go back to once the form's own button has done so", async () => {
    const goBack = async () => {
      await waitFor(() => expect(window.history.state).not.toBeNull());
      fireEvent.click(await screen.findByRole("button", { name: "Voltar ao formulário" }));
      await waitFor(() => expect(window.history.state).toBeNull());
      return window.history.length;
    };
    await toCheck();
    const entries = await goBack();
    await goOn();
    expect(await goBack()).toBe(entries);
  });
});

it("whoever left by a link while it was sent, and came back, gets the receipt, not a second number", async () => {
  let arrive = (_: object) => {};
  mockAnswer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  showFilled();
  await agree();
  await goOn();
  fireEvent.click(await screen.findByRole("button", { name: "Enviar cadastro" }));
  const number = await waitFor(() => {
    const [found = ""] = /P-\d{8}-\w{6}/.exec(sessionStorage.getItem(`sent:${pastorForm.key}`) ?? "") ?? [];
    expect(found).not.toBe("");
    return found;
  });
  cleanup();
  render(<Registration definition={pastorForm} {...place} />);
  await screen.findByText(/^Recuperamos as respostas/);
  await act(async () => arrive({ ok: true, status: 200, _data: '{"ok":true}' }));
  await screen.findByRole("heading", { name: "Cadastro recebido" });
  screen.getByText(number);
  expect(screen.queryByRole("button", { name: /^Continuar/ })).toBeNull();
});

describe("where the browser brings the page back as it was left", () => {
  const comeBack = () =>
    act(async () => {
      fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
    });
  const toCheck = async () => {
    showFilled();
    await agree();
    await goOn();
    await screen.findByRole("heading", { name: "Confira as suas respostas" });
  };

  it("there is only the receipt of what the browser has sent meanwhile", async () => {
    await toCheck();
    sessionStorage.setItem(`sent:${pastorForm.key}`, "received P-20261127-ABCDEF 2026-11-27T12:00:00.000Z ");
    await comeBack();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cadastro recebido"));
    screen.getByText("P-20261127-ABCDEF");
    expect(screen.queryByRole("button", { name: /^Enviar/ })).toBeNull();
    expect(screen.getByLabelText("Nome completo")).toHaveProperty("value", "");
    expect(sessionStorage.getItem(`draft:${pastorForm.key}`)).toBeNull();
  });

  it("there is the receipt of what it has sent itself, and nothing of the answers", async () => {
    mockAnswer.mockResolvedValue({ ok: true, status: 200, _data: '{"ok":true}' });
    await toCheck();
    fireEvent.click(screen.getByRole("button", { name: "Enviar cadastro" }));
    await screen.findByRole("heading", { name: "Cadastro recebido" });
    screen.getByText(pastor["Nome completo"]);
    await comeBack();
    screen.getByText(/^P-\d{8}-/);
    expect(screen.queryByText(pastor["Nome completo"])).toBeNull();
  });

  it("answers that were looked over are there, and the consents are asked for anew", async () => {
    await toCheck();
    await comeBack();
    await screen.findByText(/^Recuperamos as respostas/);
    expect(screen.getByLabelText("Nome completo")).toHaveProperty("value", pastor["Nome completo"]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Nome completo")));
    await goOn();
    await waitFor(() => expect(summary()).toBeTruthy());
    expect(summary()?.querySelectorAll("a")).toHaveLength(2);
  });
});
