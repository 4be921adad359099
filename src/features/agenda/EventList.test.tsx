import { render, screen, within } from "@testing-library/react";
import { type EventData, EventList } from "./EventList";

const event: EventData = {
  slug: "assembleia",
  title: "Assembleia anual",
  start: "2026-12-05",
  end: null,
  when: "sábado, 5 de dezembro de 2026, das 9h às 17h30",
  place: "Acampamento Vale do Exemplo",
  address: "Estrada Exemplo, 10",
  summary: "Eleição da diretoria.",
  page: "/noticias/assembleia",
  subsection: { title: "Campinas e região", path: "/subsecoes#campinas" },
  link: "https://inscricoes.example.org",
  cancelled: false,
  until: "2026-12-05T20:30:00.000Z",
  google: "https://calendar.google.com/calendar/render?text=Assembleia",
  outlook: "https://outlook.live.com/calendar/deeplink/compose?subject=Assembleia",
};

const origin = "https://opbb-sp.example.org";

const entryOf = ({ slug }: EventData) => document.getElementById(`evento-${slug}`) ?? document.body;

describe("EventList", () => {
  it("shows each event at its own anchor, in the order given", () => {
    const { container } = render(
      <EventList events={[event, { ...event, slug: "retiro", title: "Retiro" }]} origin={origin} />,
    );
    expect([...container.querySelectorAll("li[id]")].map(({ id }) => id)).toEqual([
      "evento-assembleia",
      "evento-retiro",
    ]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Assembleia anual",
      "Retiro",
    ]);
  });

  it("says when, where and what, and what can be done", () => {
    render(<EventList events={[event]} origin={origin} />);
    expect(screen.getByText("sábado, 5 de dezembro de 2026, das 9h às 17h30").getAttribute("datetime")).toBe(
      "2026-12-05",
    );
    expect(screen.getByText("Acampamento Vale do Exemplo, Estrada Exemplo, 10")).toBeTruthy();
    expect(
      within(entryOf(event))
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Subseção Campinas e região", "/subsecoes#campinas"],
      ["Saiba mais sobre Assembleia anual", "/noticias/assembleia"],
      ["Inscreva-se em Assembleia anual", "https://inscricoes.example.org"],
      ["Ver no mapa: Estrada Exemplo, 10", expect.stringContaining("Estrada%20Exemplo%2C%2010")],
      ["Google", event.google],
      ["Outlook", event.outlook],
      ["Outro (arquivo .ics)", "/agenda/assembleia.ics"],
    ]);
    expect(screen.queryByText("Cancelado")).toBeNull();
  });

  it("shows an address without the name of a place, and a place without an address", () => {
    const { rerender } = render(<EventList events={[{ ...event, place: null }]} />);
    expect(screen.getByText("Estrada Exemplo, 10", { ignore: ".sr-only" })).toBeTruthy();
    rerender(<EventList events={[{ ...event, address: null }]} />);
    expect(screen.getByText("Acampamento Vale do Exemplo")).toBeTruthy();
  });

  it("keeps a cancelled event, says so, and takes nobody on", () => {
    render(<EventList events={[{ ...event, cancelled: true }]} origin={origin} />);
    const entry = within(entryOf(event));
    expect(entry.getByText("Cancelado")).toBeTruthy();
    expect(entry.queryByRole("link", { name: /Inscreva-se/ })).toBeNull();
    expect(entry.queryByText(/Adicionar à agenda/)).toBeNull();
    expect(entry.getByRole("link", { name: /Saiba mais/ })).toBeTruthy();
  });

  it("shows six at once, and counts no others: some may be over by the time that the page is read", () => {
    const events = Array.from({ length: 8 }, (_event, index) => ({ ...event, slug: `e-${index}` }));
    render(<EventList events={events} origin={origin} />);
    const more = screen.getByText("Mais datas").closest("details");
    expect([...(more?.querySelectorAll("li[id]") ?? [])].map(({ id }) => id)).toEqual(["evento-e-6", "evento-e-7"]);
  });

  it("says how to subscribe to all of it", () => {
    render(<EventList events={[event]} origin={origin} />);
    const [phone, google, file] = ["iPhone, Mac ou Outlook", "Google Agenda", "Arquivo agenda.ics"].map((name) =>
      screen.getByText(name).getAttribute("href"),
    );
    expect([phone, file]).toEqual(["webcal://opbb-sp.example.org/agenda.ics", "/agenda.ics"]);
    expect(new URL(google ?? "").searchParams.get("cid")).toBe(phone);
  });

  it("is honest when there is nothing", () => {
    render(<EventList events={[]} origin={origin} />);
    expect(screen.getByText(/^Nenhum evento marcado por enquanto/)).toBeTruthy();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
