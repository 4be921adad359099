import { slugify } from "../../lib/slug";
import type { Problem } from "./problem";
import { type ContentEntry, textsAt } from "./site-content";
import type { Model } from "./validate";

interface Claim {
  readonly entry: ContentEntry;
  readonly name: string;
  readonly field: string;
}

/** Finds addresses that two entries of a collection claim, and names that the site keeps for itself. */
export function checkAddresses(model: Model, entries: readonly ContentEntry[]): Problem[] {
  return model.collections.flatMap((definition) => {
    const claims = entries.filter(({ collection }) => collection === definition.name).flatMap(claimsOf);
    const first = new Map<string, Claim>();
    return claims.flatMap((claim) => {
      const folded = slugify(claim.name);
      if (definition.reserved?.includes(folded)) {
        return [problem(claim, `o endereço “${claim.name}” é usado pelo próprio site`, "Escolha outro endereço.")];
      }
      const holder = first.get(folded);
      if (!holder) {
        first.set(folded, claim);
        return [];
      }
      const owner =
        holder.entry === claim.entry ? "esta mesma entrada" : `“${holder.entry.title}” (${holder.entry.file})`;
      return [
        problem(claim, `o endereço “${claim.name}” já é de ${owner}`, "Escolha outro endereço, ou apague o repetido."),
      ];
    });
  });
}

function claimsOf(entry: ContentEntry): Claim[] {
  return [
    { entry, name: entry.slug, field: "Endereço" },
    ...textsAt(entry.values, "aliases").map((name) => ({ entry, name, field: "Endereços antigos" })),
  ];
}

const problem = ({ entry, field }: Claim, found: string, fix: string): Problem => ({
  file: entry.file,
  entry: entry.title,
  field,
  found,
  fix,
});
