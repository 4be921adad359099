import { fireEvent } from "@testing-library/react";
import { begin, forget, last, receive, refuse } from "./attempts";
import { showReceipt } from "./forms";

const page = (email = "ana@exemplo.org") => {
  document.body.innerHTML = `<main><form name="pastor" aria-label="Cadastro" method="post" data-prefix="P" data-utc-offset="-03:00">
    <input type="hidden" name="_subject" value="Cadastro"><input type="hidden" name="Protocolo" value="" disabled>
    <input name="_gotcha" value="José"><input name="Nome" autocomplete="name" value="Ana  Exemplo">
    <input name="email" autocomplete="email" value="${email}"></form></main>`;
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  return form;
};
const receiptPlace = () => {
  document.body.innerHTML = '<p hidden data-receipt="pastor igreja" data-time-zone="America/Sao_Paulo"></p>';
  return document.querySelector("p");
};
const numbered = /^P-\d{8}-[2-9A-Z]{6}$/;

beforeEach(() => sessionStorage.clear());

describe("one person, one number", () => {
  it("is kept by who sends again, however the name is spaced or written", () => {
    const { reference } = begin(page());
    expect(reference).toMatch(numbered);
    expect(begin(page("ANA@exemplo.org ")).reference).toBe(reference);
  });

  it.each([
    ["somebody else writes in the same tab, or in a copy of it", () => page("rui@exemplo.org")],
    [
      "the form was forgotten",
      () => {
        forget("pastor");
        return page();
      },
    ],
    [
      "the last one has arrived",
      () => {
        receive("pastor");
        return page();
      },
    ],
  ])("is another where %s", (_when, next) => {
    const { reference } = begin(page());
    expect(begin(next()).reference).not.toBe(reference);
  });

  it("is kept where storage is blocked", () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    const { reference } = begin(page());
    expect(begin(page()).reference).toBe(reference);
    blocked.mockRestore();
    forget("pastor");
  });
});

describe("what may have arrived", () => {
  it("is not denied by a later refusal", () => {
    const first = begin(page());
    begin(page());
    refuse("pastor", first);
    expect(last("pastor")).toMatchObject({ status: "open", reference: first.reference });
  });

  it("is nothing after a refusal alone", () => {
    begin(page());
    refuse("pastor", undefined);
    expect(last("pastor")?.status).toBe("refused");
  });

  it("leaves a receipt that says nothing of a person", () => {
    const { reference } = begin(page());
    receive("pastor");
    expect(last("pastor")).toMatchObject({ status: "received", reference, who: "" });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("ana");
  });

  it.each(["", "{}", "lost P-1 2026 ana", "open"])("is nothing where storage holds %j", (text) => {
    sessionStorage.setItem("sent:pastor", text);
    expect(last("pastor")).toBeUndefined();
  });
});

describe("a form that the browser sends", () => {
  const submit = (form: HTMLFormElement) =>
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

  it("goes out once in ten taps, with a number and an empty trap", () => {
    const form = page();
    expect(Array.from({ length: 10 }, () => submit(form)).filter(Boolean)).toHaveLength(1);
    const data = new FormData(form);
    expect(data.get("Protocolo")).toMatch(numbered);
    expect(data.get("_subject")).toBe(`Cadastro · ${data.get("Protocolo")}`);
    expect(data.get("_gotcha")).toBe("");
  });

  it("may go out again when no answer has come, under its number", () => {
    jest.useFakeTimers();
    const form = page();
    submit(form);
    const first = new FormData(form).get("Protocolo");
    jest.advanceTimersByTime(21_000);
    expect(submit(form)).toBe(true);
    expect(new FormData(form).get("Protocolo")).toBe(first);
    jest.useRealTimers();
  });

  it("asks for one box of several, which HTML can't", () => {
    const form = page();
    form.insertAdjacentHTML(
      "beforeend",
      '<fieldset data-needs-one="Marque uma"><input type="checkbox" name="f"><input type="checkbox" name="f"></fieldset>',
    );
    const [, box] = form.querySelectorAll<HTMLInputElement>("[name=f]");
    expect(submit(form)).toBe(false);
    expect(form.querySelector<HTMLInputElement>("[name=f]")?.validationMessage).toBe("Marque uma");
    box?.click();
    expect(form.checkValidity()).toBe(true);
    expect(submit(form)).toBe(true);
  });

  it("comes back without ticked consents where the browser has kept the whole page", () => {
    const form = page();
    form.insertAdjacentHTML("beforeend", '<input type="checkbox" required checked><input type="checkbox" checked>');
    const ticked = () => [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(({ checked }) => checked);
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted: false }));
    expect(ticked()).toEqual([true, true]);
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
    expect(ticked()).toEqual([false, true]);
  });

  it("has no number where no script ran", () => expect(new FormData(page()).has("Protocolo")).toBe(false));
});

describe("where it comes back to", () => {
  it("stands the number of what was sent, also after a reload", () => {
    const { reference } = begin(page());
    for (const _visit of ["first", "reload"]) {
      const place = receiptPlace();
      showReceipt(document);
      expect(place?.hidden).toBe(false);
      expect(place?.textContent).toMatch(
        new RegExp(`^Protocolo: ${reference}\\. Enviado em \\d+º? de \\S+ de \\d+, às? \\d+h`),
      );
    }
    expect(last("pastor")?.status).toBe("received");
  });

  it("is that of what was received, where somebody comes back after another form did not arrive", () => {
    const { reference } = begin(page());
    receive("pastor");
    document.body.innerHTML = page().outerHTML.replace('name="pastor"', 'name="igreja"');
    const [church] = document.forms;
    if (church) begin(church);
    const visit = jest.fn(() => [{ type: "back_forward" }]);
    Object.assign(performance, { getEntriesByType: visit });
    const place = receiptPlace();
    showReceipt(document);
    Reflect.deleteProperty(performance, "getEntriesByType");
    expect(place?.textContent).toContain(reference);
    expect(last("igreja")?.status).toBe("open");
  });

  it("stands nothing where nothing was sent, or the last one was refused", () => {
    const place = receiptPlace();
    showReceipt(document);
    begin(page());
    refuse("pastor", undefined);
    const other = receiptPlace();
    showReceipt(document);
    expect([place?.hidden, other?.hidden]).toEqual([true, true]);
  });
});
