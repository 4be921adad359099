import { reactSelectStyles } from "decap-cms-ui-default";
import { useState } from "react";
import CreatableSelect from "react-select/creatable";
import { loadCities } from "../../../../src/lib/cities";
import { withoutState } from "../../../../src/lib/district";
import { slugify } from "../../../../src/lib/slug";
import { plainOf } from "../plain";
import { useLoaded } from "../use-loaded";
import type { ControlProps } from "./control";

/** The cities of a sub-section: chosen, typed, or pasted as a list with commas. */
export function CitiesControl(props: ControlProps<unknown>) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = props;
  const [typed, setTyped] = useState("");
  const known = useLoaded("", loadCities)?.value ?? [];
  const cities = textsIn(value);
  const unknown = cities.filter((city) => {
    const { name, state } = withoutState(city);
    return known.length > 0 && !state && !spelled(name, known);
  });
  const add = (text: string) => {
    const added = citiesIn(text, known).filter((city) => !spelled(city, cities));
    if (added.length > 0) onChange([...cities, ...added]);
    setTyped("");
  };
  return (
    <>
      <CreatableSelect
        inputId={forID}
        className={classNameWrapper}
        styles={reactSelectStyles}
        placeholder="Nome da cidade"
        isMulti
        isClearable={false}
        options={known.map(optionOf)}
        value={cities.map(optionOf)}
        onChange={(chosen) => onChange(chosen.map((city) => city.value))}
        inputValue={typed}
        onInputChange={(text) => (/[,;]/.test(text) ? add(text) : setTyped(text))}
        formatCreateLabel={(text) => `Adicionar “${text}”`}
        onCreateOption={add}
        onFocus={setActiveStyle}
        onBlur={() => {
          add(typed);
          setInactiveStyle();
        }}
      />
      {unknown.length > 0 && (
        <p className="cms-note">Não são cidades do estado, ou estão escritas de outro jeito: {unknown.join(", ")}.</p>
      )}
    </>
  );
}

const optionOf = (city: string) => ({ value: city, label: city });

/** Decap keeps lists in a class of its own; what is new is a plain one. */
function textsIn(value: unknown): readonly string[] {
  const items = plainOf(value);
  return Array.isArray(items) ? items.filter((item) => typeof item === "string") : [];
}

/** A city as a list spells it; undefined if the list lacks it. */
const spelled = (city: string, list: readonly string[]) => list.find((one) => slugify(one) === slugify(city));

/** The cities in a text with commas between them, spelled as they are known. */
const citiesIn = (text: string, known: readonly string[]): readonly string[] => {
  const names = text.split(/[,;]/).map((name) => name.replace(/\s+/g, " ").replace(/\.$/, "").trim());
  return [...new Set(names.filter(Boolean).map((name) => spelled(name, known) ?? name))];
};
