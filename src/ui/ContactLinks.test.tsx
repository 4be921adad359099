import { render, screen } from "@testing-library/react";
import { ContactLinks } from "./ContactLinks";

it("does what each way says, and names who is reached", () => {
  render(
    <ContactLinks
      of="Subseção Campinas"
      contact={{
        whatsapp: "(19) 95555-0100",
        phone: "(19) 5555-0100",
        email: "campinas@example.org",
        address: "Rua Exemplo, 10",
      }}
    />,
  );
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["WhatsApp, Subseção Campinas: (19) 95555-0100", "https://wa.me/5519955550100"],
    ["Telefone, Subseção Campinas: (19) 5555-0100", "tel:+551955550100"],
    ["E-mail, Subseção Campinas: campinas@example.org", "mailto:campinas@example.org"],
    ["Mapa, Subseção Campinas: Ver no mapa", "https://www.google.com/maps/search/?api=1&query=Rua%20Exemplo%2C%2010"],
  ]);
  expect(screen.getByRole("link", { name: "Telefone, Subseção Campinas: (19) 5555-0100" })).toBeTruthy();
});

it("offers only the ways that there are", () => {
  render(<ContactLinks of="Alguém" contact={{ whatsapp: null, phone: "(19) 5555-0100" }} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
