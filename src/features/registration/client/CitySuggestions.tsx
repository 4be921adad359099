import { useEffect, useState } from "react";
import { loadCities } from "../../../lib/cities";
import { inAlphabet } from "../../../lib/slug";
import { Suggestions } from "../../../ui/Suggestions";

interface Props {
  /** The field for the city names it. */
  id: string;
  /** Those that sub-sections serve. */
  cities: readonly string[];
}

/** Suggests cities of the state, and districts that sub-sections serve; rendered on focus, as there are hundreds. */
export function CitySuggestions({ id, cities }: Props) {
  const [offered, setOffered] = useState<readonly string[]>([]);
  useEffect(() => {
    const field = document.querySelector(`[list="${id}"]`);
    const offer = () => {
      setOffered(inAlphabet(cities));
      loadCities().then(
        (all) => setOffered(inAlphabet([...cities, ...all])),
        () => undefined,
      );
    };
    if (field === document.activeElement) offer();
    else field?.addEventListener("focus", offer, { once: true });
    return () => field?.removeEventListener("focus", offer);
  }, [id, cities]);
  return <Suggestions id={id} options={offered} />;
}
