import { useEffect, useState } from "react";

interface Props {
  id: string;
  /** Those that sub-sections serve. */
  cities: readonly string[];
}

/** Cities offered while one types: all of the state, and the parts of cities that sub-sections serve. */
export function CitySuggestions({ id, cities }: Props) {
  const [all, setAll] = useState(cities);
  useEffect(() => {
    import("../../../lib/sao-paulo-cities").then(
      ({ saoPauloCities }) =>
        setAll([...new Set([...cities, ...saoPauloCities])].sort((a, b) => a.localeCompare(b, "pt-BR"))),
      () => undefined,
    );
  }, [cities]);
  return (
    <datalist id={id}>
      {all.map((city) => (
        <option key={city} value={city} />
      ))}
    </datalist>
  );
}
