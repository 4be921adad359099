import { type KeyboardEvent, useEffect, useState } from "react";
import { withoutDistrict } from "../../../../src/lib/district";
import { slugify } from "../../../../src/lib/slug";
import { type ControlProps, textOption } from "./control";

/** The cities of a sub-section: typed with suggestions, or pasted as a list with commas. */
export function CitiesControl(props: ControlProps<unknown>) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = props;
  const [typed, setTyped] = useState("");
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    loadCities().then(setKnown, () => undefined);
  }, []);
  const cities = listOf(value);
  const isKnown = (city: string) =>
    known.length === 0 || known.some((one) => slugify(one) === slugify(withoutDistrict(city)));
  const add = (text: string) => {
    const added = citiesIn(text, known).filter((city) => !cities.some((one) => slugify(one) === slugify(city)));
    if (added.length > 0) onChange([...cities, ...added]);
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== ",") return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div className={`${classNameWrapper} cms-cities`}>
      <ul aria-label={textOption(props, "label")}>
        {cities.map((city) => (
          <li key={city} data-unknown={!isKnown(city)}>
            {city}
            <button
              type="button"
              aria-label={`Tirar ${city}`}
              onClick={() => onChange(cities.filter((one) => one !== city))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className="cms-row">
        <input
          id={forID}
          className="cms-boxed"
          list={`${forID}-known`}
          autoComplete="off"
          placeholder="Nome da cidade"
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            // Chosen from the list, or pasted as one.
            if (known.includes(text) || /[,;\n]/.test(text)) add(text);
            else setTyped(text);
          }}
          onKeyDown={onKeyDown}
          onFocus={setActiveStyle}
          onBlur={() => {
            add(typed);
            setInactiveStyle();
          }}
        />
        <button type="button" onClick={() => add(typed)}>
          Acrescentar
        </button>
      </div>
      <datalist id={`${forID}-known`}>
        {known.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {cities.some((city) => !isKnown(city)) && (
        <p className="cms-note">As cidades marcadas não são do estado, ou estão escritas de outro jeito. Confira.</p>
      )}
    </div>
  );
}

/** Decap keeps lists in a class of its own; what is new is a plain one. */
function listOf(value: unknown): readonly string[] {
  const items =
    typeof value === "object" && value !== null && Symbol.iterator in value ? [...(value as Iterable<unknown>)] : [];
  return items.filter((item) => typeof item === "string");
}

/** The cities in a text with commas or line ends between them, written as they are known. */
const citiesIn = (text: string, known: readonly string[]): readonly string[] => {
  const found = text
    .split(/[,;\n]/)
    .map((name) => name.replace(/\s+/g, " ").replace(/\.$/, "").trim())
    .filter((name) => name !== "")
    .map((name) => known.find((one) => slugify(one) === slugify(name)) ?? name);
  return [...new Set(found)];
};

/** The cities that can be chosen: those of the state. */
const loadCities = async (): Promise<readonly string[]> =>
  (await import("../../../../src/lib/sao-paulo-cities")).saoPauloCities;
