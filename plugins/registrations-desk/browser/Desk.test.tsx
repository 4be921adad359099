import { readdirSync, readFileSync } from "node:fs";
import { TextDecoder } from "node:util";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { madeUp } from "../testing/made-up";
import { settings } from "../testing/settings";
import { Desk } from "./Desk";

const { pastors, churches, truth } = madeUp(settings);
const file = (text: string, name = "export.csv") => new File([text], name);
/** What jsdom lacks. */
Object.assign(globalThis, { TextDecoder });
Object.assign(File.prototype, {
  arrayBuffer(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsArrayBuffer(this);
    });
  },
});

const saved: Blob[] = [];
const copied: string[] = [];
beforeEach(async () => {
  saved.length = 0;
  copied.length = 0;
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} });
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  render(<Desk settings={settings} />);
  await open(file(pastors), file(churches));
});
const open = (...files: File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(/Escolha ou arraste/), { target: { files } });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const textOf = (blob: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob());
  });
const press = (name: string, inside: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(inside).getAllByRole("button", { name })[0] ?? inside);
  });
const openAll = () =>
  act(async () => {
    for (const details of document.querySelectorAll("details")) {
      details.open = true;
      fireEvent(details, new Event("toggle"));
    }
  });
const note = async (card: HTMLElement, value: string) => {
  fireEvent.change(within(card).getByLabelText("O que houve"), { target: { value } });
  await press("Anotar", card);
};
const secretCard = () => screen.getAllByRole("heading", { name: /^Pastor P-.*\(sigilo\)/ })[0]?.closest("article");
const nameless = (text: unknown) => truth.secret.filter((secret) => String(text).includes(secret));

it("says that no log was opened until one is, as the file of the day would take its place", async () => {
  const warnings = () => screen.queryAllByText(/Nenhum registro foi aberto/);
  expect(warnings()).toHaveLength(2);
  await open(file("Data;O que houve;Pastor;Igreja\n21/11/2026;Pastor não autorizou;P-1;I-1", "registro.csv"));
  expect(warnings()).toEqual([]);
});

it("shows no confidential pastor before a yes: by church and by pastor, in the list, in the log and in the search", async () => {
  await openAll();
  expect(secretCard()).not.toBeNull();
  for (const box of screen.getAllByLabelText("Pôr na lista")) fireEvent.click(box);
  await press("Baixar para o Excel");
  await press("Baixar o registro");
  fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value: "exemplo" } });
  expect(nameless(document.documentElement.outerHTML)).toEqual([]);
  for (const blob of saved) expect(nameless(await textOf(blob))).toEqual([]);
  expect(saved).toHaveLength(2);
  await press("Ver por pastor");
  await openAll();
  expect(nameless(document.documentElement.outerHTML)).toEqual([]);
});

it("offers before the yes the letter to that pastor alone, and names him after it, in that pair only", async () => {
  await openAll();
  const card = secretCard();
  if (!card) throw new Error("no card");
  expect(within(card).queryByRole("button", { name: "Escrever à igreja" })).toBeNull();
  await press("Copiar e-mail ao pastor", card);
  expect(copied[0]).toMatch(/^Para: sigiloso\d+@exemplo.org\nAssunto: Uma igreja procura/);
  expect(nameless(document.documentElement.outerHTML)).toEqual([]);
  await note(card, "pastorYes");
  expect(within(card).getByRole("heading").textContent).toMatch(/^Sigiloso Exemplo/);
  await press("Copiar e-mail à igreja", card);
  expect(copied[1]).toMatch(/Nome: Sigiloso Exemplo/);
  expect(copied[1]).not.toMatch(/\{|undefined/);
  // The last word counts.
  await note(card, "pastorNo");
  expect(nameless(document.documentElement.outerHTML)).toEqual([]);
});

it("gives a church nothing of a pastor who said no, confidential or not", async () => {
  await openAll();
  const card = screen.getAllByRole("heading", { name: /^José Exemplo/ })[0]?.closest("article");
  if (!card) throw new Error("no card");
  fireEvent.click(within(card).getByLabelText("Pôr na lista"));
  const shown = () => document.querySelector(".shortlist")?.textContent;
  expect(shown()).toMatch(/E-mail do pastor: jose\d+@exemplo.org/);
  await note(card, "pastorNo");
  expect(within(card).queryByRole("button", { name: "Escrever à igreja" })).toBeNull();
  expect(document.body.textContent).not.toMatch(/E-mail do pastor/);
  expect(card.textContent).not.toContain("@exemplo.org");
  await note(card, "churchNo");
  await press("Copiar e-mail ao pastor", card);
  expect(copied[0]).toMatch(/Uma igreja, cujo nome ainda não podemos dizer \(cadastro I-/);
});

it("hands a letter to the mail program, and copies one that is too long for that", async () => {
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  await openAll();
  const card = screen.getAllByRole("heading", { name: /^José Exemplo/ })[0]?.closest("article");
  if (!card) throw new Error("no card");
  await press("Escrever ao pastor", card);
  expect(opened.mock.lastCall?.[0]).toMatch(/^mailto:jose\d+@exemplo.org\?subject=Uma%20igreja.*&body=Prezado/);
  expect(copied).toEqual([]);
  cleanup();
  render(<Desk settings={settings} />);
  await open(file(pastors.replaceAll("Linha um", "Linha um ".repeat(150))), file(churches));
  await openAll();
  const longer = screen.getAllByRole("heading", { name: /^José Exemplo/ })[0]?.closest("article");
  await press("Escrever à igreja", longer ?? card);
  expect(opened.mock.lastCall?.[0]).toMatch(/^mailto:igreja\d+@exemplo.org\?subject=[^&]*&body=$/);
  expect(copied[0]).toContain("Linha um Linha um");
  // The mail program has the address and the subject.
  expect(copied[0]).toMatch(/^Prezad/);
  expect(copied[0]).not.toMatch(/Para:|Assunto:/);
});

it("is told in the manual by the words on the page", () => {
  const [, manual = ""] = readFileSync("docs/secretaria.md", "utf8").split("## Encontrar pares");
  const words = [...manual.matchAll(/_([^_]+)_|\*\*(Baixar[^*]*)\*\*/g)].map(([, ...found]) =>
    found.join("").replace(/\s+/g, " "),
  );
  const folder = "plugins/registrations-desk/browser";
  const source = readdirSync(folder)
    .filter((name) => !name.includes(".test."))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const said =
    JSON.stringify(settings) +
    source
      .join("")
      .replaceAll("{whom}", "ao pastor Escrever à igreja Escrever a")
      .replaceAll("{settings.retention}", "");
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => !said.includes(word))).toEqual([]);
});

it("opens its log again, with the yes in it, and tells who is to be told when somebody leaves", async () => {
  await openAll();
  const card = secretCard();
  if (!card) throw new Error("no card");
  await note(card, "pastorYes");
  await note(card, "introduced");
  await press("Baixar o registro");
  const log = String(await textOf(saved[0]));
  const [protocol = ""] = /P-\d{8}-\w{6}/.exec(log) ?? [];
  cleanup();
  render(<Desk settings={settings} />);
  await open(file(pastors), file(churches), file(log, "log.csv"));
  expect(screen.getByText(/o seu registro, com 2 anotações/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value: protocol } });
  expect(screen.getByText(/Apresentados I-/)).toBeTruthy();
  const before = document.querySelectorAll("summary").length;
  await press("Anotar: pediu para sair");
  await press("Ver por pastor");
  expect(document.body.textContent).toContain("Pediu para sair");
  expect(before).toBeGreaterThan(0);
  expect(
    [...document.querySelectorAll("summary")].filter(({ textContent }) => textContent?.includes(protocol)),
  ).toEqual([]);
});

it("leaves out a note that was taken out, also when the log that has it is opened once more", async () => {
  await openAll();
  const card = secretCard();
  if (!card) throw new Error("no card");
  await note(card, "asked");
  await note(card, "introduced");
  await press("Baixar o registro");
  const log = file(String(await textOf(saved[0])), "log.csv");
  cleanup();
  render(<Desk settings={settings} />);
  await open(file(pastors), file(churches), log);
  await openAll();
  const notes = () => within(secretCard() ?? document.body).getAllByRole("button", { name: "Tirar" }).length;
  expect(notes()).toBe(2);
  await press("Tirar", secretCard() ?? undefined);
  expect(notes()).toBe(1);
  await open(file(pastors), log);
  expect(notes()).toBe(1);
});

it("finds all registrations of one who quotes one protocol", async () => {
  const [protocol = ""] = /P-20261101-XXX8P9/.exec(pastors) ?? [];
  fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value: protocol } });
  expect(screen.getByText("Encontrados: 2.")).toBeTruthy();
});

it("tells who received a registration that is in no file any more", async () => {
  const [, church = ""] = /"(I-\d{8}-\w{6})"/.exec(churches) ?? [];
  await open(file(`Data,O que houve,Pastor,Igreja\n21/11/2026,Apresentados,P-20240101-ANT1G0,${church}`, "log.csv"));
  fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value: "p-20240101-ant1g0" } });
  expect(screen.getByText("Encontrados: 1.")).toBeTruthy();
  expect(screen.getByText(`21/11/2026: Apresentados ${church}`)).toBeTruthy();
  await press(`Copiar e-mail a ${church}`);
  expect(copied[0]).toContain("pelo cadastro P-20240101-ANT1G0.");
});

it("says how much to type for a search, and that more was found than it shows", () => {
  const search = (value: string) => fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value } });
  search("Zé");
  expect(screen.getByText("Escreva pelo menos 4 letras ou números.")).toBeTruthy();
  search("exemplo");
  expect(screen.getByText(/^Encontrados: \d+\. Aparecem os 20 primeiros/)).toBeTruthy();
  search("quase");
  expect(screen.getByText("Encontrados: 1.")).toBeTruthy();
});

it("has a letter for each whose time is nearly over, written on demand", async () => {
  const [, protocol = ""] = /"(P-[^"]+)"[^\n]*"quase@exemplo.org"/.exec(pastors) ?? [];
  expect(document.documentElement.outerHTML).not.toContain("quase@exemplo.org");
  await press(`Copiar e-mail a ${protocol}`);
  expect(copied[0]).toMatch(/^Para: quase@exemplo\.org\nAssunto: .+\n\nPrezado\(a\) Quase,\n/);
  expect(copied[0]).toContain(`(${protocol}) chega ao fim do tempo de guarda, ${settings.retention},`);
  fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value: protocol } });
  await press("Anotar: pediu para sair");
  expect(screen.queryByRole("button", { name: `Copiar e-mail a ${protocol}` })).toBeNull();
});

/** Begins to open a file that takes long; the answer lets it arrive. */
const openSlowly = async (slow: File) => {
  const bytes = await slow.arrayBuffer();
  let arrive = () => {};
  slow.arrayBuffer = () => new Promise((resolve) => (arrive = () => resolve(bytes)));
  await open(slow);
  return () => act(async () => arrive());
};

it("keeps what is noted while a file is read", async () => {
  const arrive = await openSlowly(file("Data,O que houve,Pastor,Igreja\n21/11/2026,Perguntado,P-1,I-1", "log.csv"));
  await press("Anotar que apaguei");
  await arrive();
  expect(screen.getByText(/^Anotações: 2/)).toBeTruthy();
});

it("keeps what is opened while another file is read", async () => {
  cleanup();
  render(<Desk settings={settings} />);
  const arrive = await openSlowly(file(churches));
  await open(file(pastors));
  await arrive();
  expect(screen.getByText(/Pares: [1-9]/)).toBeTruthy();
});

it("goes on to warn of what was noted while a file is read that was chosen beside the sample", async () => {
  cleanup();
  render(<Desk settings={settings} />);
  await press("Experimentar com um exemplo");
  const arrive = await openSlowly(file(churches));
  await open(file(pastors));
  await press("Anotar que apaguei");
  await arrive();
  expect(screen.getByText("Há anotações que você ainda não baixou.")).toBeTruthy();
});

it("asks before it is left with what was not downloaded, also where only `returnValue` does", async () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    Object.defineProperty(event, "returnValue", { writable: true, value: "" });
    dispatchEvent(event);
    return [event.defaultPrevented, Boolean(event.returnValue)];
  };
  expect(leave()).toEqual([false, false]);
  await press("Anotar que apaguei");
  expect(leave()).toEqual([true, true]);
});

it("dates a note by the day on which it is made, not on which its card was opened", async () => {
  await openAll();
  const [card] = screen.getAllByRole("article");
  if (!card) throw new Error("no card");
  const clock = jest.spyOn(Date.prototype, "toLocaleDateString").mockReturnValue("31/12/2099");
  await press("Anotar", card);
  clock.mockRestore();
  expect(card.textContent).toContain("31/12/2099: ");
});

it("says that it does not understand the time for which registrations are kept", async () => {
  cleanup();
  render(<Desk settings={{ ...settings, retention: "um ano" }} />);
  await open(file(pastors));
  expect(screen.getByText(/não entende o tempo de guarda “um ano”/)).toBeTruthy();
  expect(screen.queryByText(/Nada a apagar/)).toBeNull();
});

it("tells when the browser refuses to copy", async () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  await openAll();
  await press("Copiar e-mail ao pastor");
  expect(screen.getByText(/não deixou copiar/)).toBeTruthy();
});

it("names a file that can't be read, opens those beside it, and lets it be chosen again", async () => {
  cleanup();
  render(<Desk settings={settings} />);
  const folder = new File([], "pasta");
  folder.arrayBuffer = () => Promise.reject(new DOMException("", "NotFoundError"));
  await open(folder, file(pastors), file(churches));
  expect(screen.getByText(/“pasta” não pôde ser lido/)).toBeTruthy();
  expect(screen.getByText(/Pares: [1-9]/)).toBeTruthy();
  const input = screen.getByLabelText(/Escolha ou arraste/);
  let value = "export.csv";
  Object.defineProperty(input, "value", { get: () => value, set: (next) => (value = next) });
  await open(file(pastors));
  expect(value).toBe("");
});

it("keeps a no for who sent the registration again, also once the older one is erased", async () => {
  const [old = ""] = truth.expired;
  const [, church = ""] = /"(I-\d{8}-\w{6})"/.exec(churches) ?? [];
  const sent = pastors.split("\r\n");
  const again = sent.find((line) => line.includes(old))?.replace(old, "P-20261128-DENOVO");
  const renewed = again?.replace(/"[^"]*"$/, `"${new Date().toISOString()}"`) ?? "";
  const lines = (...acts: string[]) => acts.map((what) => `21/11/2026,${what},${old},${church}`);
  const log = ["Data,O que houve,Pastor,Igreja", ...lines("Pastor autorizou", "Pastor não autorizou", "Apresentados")];
  const notes = async (of: string[], text: string) => {
    cleanup();
    render(<Desk settings={settings} />);
    await open(file(of.join("\r\n")), file(churches), file(text, "log.csv"));
    await openAll();
    return screen
      .getAllByRole("heading", { level: 3, name: /^Antigo/ })
      .flatMap((heading) => [...(heading.closest("article")?.querySelectorAll("p") ?? [])])
      .map(({ textContent }) => textContent);
  };
  // What was said of the older one is taken out on its own card.
  const older = [`21/11/2026: Pastor não autorizou (${old})`, `21/11/2026: Apresentados (${old})`];
  expect(await notes([...sent, renewed], log.join("\n"))).toEqual(older);
  await press("Anotar que apaguei");
  await press("Baixar o registro");
  const own = ["21/11/2026: Pastor não autorizou Tirar", "21/11/2026: Apresentados Tirar"];
  expect(await notes([...sent.filter((line) => !line.includes(old)), renewed], String(await textOf(saved[0])))).toEqual(
    own,
  );
});

it("notes what was erased at the end of its time", async () => {
  await press("Anotar que apaguei");
  expect(screen.queryByRole("button", { name: "Anotar que apaguei" })).toBeNull();
  expect(screen.getByText("Anotado no registro.")).toBeTruthy();
  await press("Baixar o registro");
  expect(await textOf(saved[0])).toContain(`Apagado no fim do prazo;${truth.expired[0]};`);
});

it("says in one place what was noted or taken out, and keeps the focus near a button that goes with its press", async () => {
  const noted = screen.getAllByRole("status").at(-1);
  const pressFocused = async (name: string, inside?: HTMLElement) => {
    within(inside ?? document.body)
      .getAllByRole("button", { name })[0]
      ?.focus();
    await press(name, inside);
    return document.activeElement?.textContent;
  };
  await openAll();
  const [card] = screen.getAllByRole("article");
  if (!card) throw new Error("no card");
  for (const count of [1, 2]) {
    expect(await pressFocused("Anotar", card)).toBe("Anotar");
    expect(noted?.textContent).toBe(`Anotado no registro: Perguntado. Anotações: ${count}.`);
  }
  expect(await pressFocused("Tirar", card)).toBe(within(card).getByRole("heading").textContent);
  expect(noted?.textContent).toBe("Tirado do registro: Perguntado. Anotações: 1.");
  expect(await pressFocused("Anotar que apaguei")).toBe("Tempo de guarda");
  expect(noted?.textContent).toMatch(/^Anotado no registro: Apagado no fim do prazo\. Anotações: \d/);
  fireEvent.change(screen.getByLabelText(/Protocolo, e-mail/), { target: { value: "quase" } });
  expect(await pressFocused("Anotar: pediu para sair")).toBe("Quase");
  expect(noted?.textContent).toMatch(/^Anotado no registro: Pediu para sair\./);
  cleanup();
  render(<Desk settings={settings} />);
  await pressFocused("Experimentar com um exemplo");
  expect(document.activeElement).toBe(screen.getByLabelText(/Escolha ou arraste/));
});

it("says nothing twice of what is in two files", async () => {
  const told = () => document.body.textContent?.replace(/.*Sem os repetidos/, "");
  const before = told();
  await open(file(pastors), file(churches));
  expect(told()).toBe(before);
});

it("takes files that are dropped anywhere: beside the field the browser would open them in its place", async () => {
  cleanup();
  render(<Desk settings={settings} />);
  const files = [file(pastors), file(churches)];
  await act(async () => {
    expect(fireEvent.dragOver(document.body)).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { files } })).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText(/Sem os repetidos/)).toBeTruthy();
  expect(screen.getAllByText(/“export.csv”/)).toHaveLength(2);
});

it("shows side by side in what two registrations of one address differ", async () => {
  cleanup();
  render(<Desk settings={settings} />);
  await open(file(pastors.replace(/("Voltou"(?:(?!\r\n).)*)"Pode ser indicado livremente"/, '$1"Consulte-me antes"')));
  const both = screen.getByRole("group", { name: /O mesmo e-mail em cadastros diferentes/ });
  const said = within(both)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(said).toEqual(["Sigilo: Consulte-me antes", "Sigilo: Pode ser indicado livremente"]);
  const labels = within(both)
    .getAllByRole("checkbox")
    .map((box) => box.closest("label")?.textContent);
  expect(labels).toEqual([
    expect.stringMatching(
      /^ Deixar fora: Pastor P-20261101-XXX8P9 \(sigilo\), recebido em \d\d\/\d\d\/\d{4} .*\(UTC\)$/,
    ),
    expect.stringMatching(/^ Deixar fora: Voltou, P-20261101-XXX8PA, recebido em \d\d\/\d\d\/\d{4} /),
  ]);
});

it("says what it can't read, and has a sample", async () => {
  await open(file("a,b\n1,2", "outro.csv"));
  expect(screen.getByText(/“outro.csv” não foi aberto/)).toBeTruthy();
  cleanup();
  render(<Desk settings={settings} />);
  await press("Experimentar com um exemplo");
  expect(screen.getByText(/Pares: 3\./)).toBeTruthy();
  await openAll();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Davi Exemplo Atende",
    "Pastor P-20261101-EXEMP3 (sigilo) Falta perguntar",
    "Natã Exemplo Fica aquém",
  ]);
});

it("keeps nothing of what was noted while trying the sample", async () => {
  cleanup();
  render(<Desk settings={settings} />);
  await press("Experimentar com um exemplo");
  await openAll();
  const [card] = screen.getAllByRole("article");
  if (!card) throw new Error("no card");
  await note(card, "introduced");
  screen.getByText("Há anotações que você ainda não baixou.");
  await open(file(pastors), file(churches));
  expect(screen.queryByText("Há anotações que você ainda não baixou.")).toBeNull();
  await openAll();
  const pair = secretCard();
  if (!pair) throw new Error("no card");
  await note(pair, "pastorYes");
  await press("Baixar o registro");
  expect(String(await textOf(saved[0])).match(/[PI]-\d{8}-\w{6}/g)).toHaveLength(2);
});
