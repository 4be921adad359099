import { render, screen } from "@testing-library/react";
import { pastorForm } from "../features/registration/pastor-form";
import { FormPage } from "./pages";

const site = {
  fullName: "Seção",
  url: "",
  state: "SP",
  ofState: "de São Paulo",
  timeZone: "America/Sao_Paulo",
  utcOffset: "-03:00",
};
const forms = {
  pastorFormId: null,
  churchFormId: null,
  contactEmail: "a@exemplo.org",
  contactPhone: "(11) 5555-0110",
  replyDays: "5 dias",
  retention: "um ano",
  roles: [],
  regimes: [],
};
const page = { title: "Cadastro", summary: "", html: "", requirements: null };

test.each([
  ["asks for one of the section's sub-sections", ["Campinas"], 1],
  ["does not ask for a sub-section where there is none, as on its page", [], 0],
])("the form %s", async (_name, titles, count) => {
  const subsections = { nodes: titles.map((title) => ({ title, cities: [] })) };
  const published = { page: null, forms, site, subsections };
  render(<FormPage page={page} definition={pastorForm} published={published} />);
  await screen.findByRole("button", { name: /^Continuar/ });
  expect(screen.queryAllByLabelText("Subseção")).toHaveLength(count);
});
