interface Props {
  id: string;
  cities: readonly string[];
}

/** The cities that sub-sections serve, offered while one types. */
export const CitySuggestions = ({ id, cities }: Props) => (
  <datalist id={id}>
    {cities.map((city) => (
      <option key={city} value={city} />
    ))}
  </datalist>
);
