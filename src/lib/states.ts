import { getCities, getStates, getTimezoneByState } from "@brazilian-utils/brazilian-utils";

export interface State {
  readonly name: string;
  /** The state after its preposition: `de São Paulo`, `do Acre`, `da Bahia`. */
  readonly ofState: string;
  /** The zone of its capital. */
  readonly timeZone: string;
}

const withMasculine = /^(AC|AP|AM|CE|DF|ES|MA|PA|PR|PI|RJ|RN|RS|TO)$/;
const withFeminine = /^(BA|PB)$/;

const preposition = (code: string) => (withMasculine.test(code) ? "do" : withFeminine.test(code) ? "da" : "de");

/** The 27 states of Brazil by code. Not for pages, which get their one state by query. */
export const states: ReadonlyMap<string, State> = new Map(
  getStates().map(({ code, name }) => [
    code,
    { name, ofState: `${preposition(code)} ${name}`, timeZone: getTimezoneByState(code) ?? "" },
  ]),
);

/** The state that the settings of the site name; before they are checked it may be none. */
export const stateOf = ({ state }: Readonly<Record<string, unknown>>): State =>
  states.get(String(state)) ?? { name: "", ofState: "da Seção", timeZone: "America/Sao_Paulo" };

/** The municipalities of that state, as IBGE writes them. */
export const citiesOf = ({ state }: Readonly<Record<string, unknown>>): readonly string[] =>
  getStates().flatMap(({ code }) => (code === state ? getCities(code) : []));
