import { slugify } from "./slug";
import { citiesOf, stateOf, states } from "./states";

// IBGE counts 5,571 since Boa Esperança do Norte (MT) came in 2025; DF and Fernando de Noronha are among them.
it("each of the 27 states has its name, its zone and its municipalities, each once", () => {
  expect(states.size).toBe(27);
  const cities = [...states.keys()].map((state) => citiesOf({ state }));
  expect(cities.flat()).toHaveLength(5571);
  for (const names of cities) expect(new Set(names.map(slugify)).size).toBe(names.length);
  for (const { timeZone } of states.values())
    expect(new Intl.DateTimeFormat("pt-BR", { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
});

it.each([
  ["SP", "de São Paulo", "America/Sao_Paulo"],
  ["AC", "do Acre", "America/Rio_Branco"],
  ["BA", "da Bahia", "America/Bahia"],
  ["RJ", "do Rio de Janeiro", "America/Sao_Paulo"],
  ["AM", "do Amazonas", "America/Manaus"],
])("what is of %s is so: %s", (state, ofState, timeZone) =>
  expect(stateOf({ state })).toMatchObject({ ofState, timeZone }),
);
