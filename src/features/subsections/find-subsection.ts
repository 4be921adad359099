import { distance } from "fastest-levenshtein";
import { cityAlone, withoutDistrict } from "../../lib/district";
import { slugify } from "../../lib/slug";

interface Served {
  readonly title: string;
  readonly cities: readonly string[];
}

/** The result for a typed city. */
export interface Answer<S extends Served> {
  readonly subsections: readonly S[];
  /** A municipality that no sub-section serves. */
  readonly unserved?: string;
  readonly similar?: string;
}

/**
 * Finds sub-sections by city; accents and case don't matter. A whole name must match (Itu is not Ituverava), a part
 * matches all that contain it. `municipalities` are those of the state, once loaded; `state` is its code.
 */
export function findSubsection<S extends Served>(
  subsections: readonly S[],
  typed: string,
  municipalities: readonly string[],
  state = "",
): Answer<S> {
  const wanted = slugify(typed);
  if (wanted === "") return { subsections };
  const exact = subsections.filter(({ cities }) => cities.some((city) => slugify(withoutDistrict(city)) === wanted));
  if (exact.length > 0) return { subsections: exact };
  const unserved = municipalities.find((city) => slugify(city) === wanted);
  if (unserved) return { subsections: [], unserved };
  const partly = subsections.filter(({ title, cities }) =>
    [title, ...cities].some((name) => slugify(name).includes(wanted)),
  );
  if (partly.length > 0) return { subsections: partly };
  const alone = cityAlone(wanted, state);
  if (alone !== wanted) return findSubsection(subsections, alone, municipalities, state);
  const begun = municipalities.filter((city) => slugify(city).startsWith(wanted));
  const similar = begun[0] ?? municipalities.find((city) => distance(slugify(city), wanted) <= 2);
  return { subsections: [], ...(similar && wanted.length > 2 ? { similar } : {}) };
}
