import { slugify } from "../../../src/lib/slug";
import type { Model } from "../fields/collection";
import { siteAddresses } from "./addresses";
import type { Problem } from "./problem";
import { type ContentEntry, textsAt } from "./site-content";

interface Claim {
  readonly entry: ContentEntry;
  readonly name: string;
  readonly field: string;
}

/** `/index` shares its data with `/` in Gatsby, and on hosts its file with the list or page above it. */
const fileOfFolder = "index";

/** Finds addresses that two entries of a collection claim, reserved ones, and titles that leave none. */
export function checkAddresses(model: Model, all: readonly ContentEntry[]): Problem[] {
  const entries = all.filter(({ key }) => key !== "");
  const routes = siteAddresses(model, entries);
  const nameless = all.filter(({ key }) => key === "").map(withoutFolder);
  const claimed = model.collections.flatMap((definition) => {
    const own = entries.filter(({ collection }) => collection === definition.name);
    // Present addresses first: an equal old one has to go.
    const claims = [...own.map(presentClaim), ...own.flatMap(oldClaims)];
    const first = new Map<string, Claim>();
    return claims.flatMap((claim) => {
      const folded = slugify(claim.name);
      if (claim.name === claim.entry.key && claim.name !== folded) {
        return [
          problem(
            claim,
            `o nome da pasta, “${claim.name}”, não serve de endereço`,
            "Preencha o campo Endereço só com letras minúsculas sem acento, números e hífens, como encontro-de-pastores.",
          ),
        ];
      }
      if (
        definition.reserved?.test(folded) ||
        (definition.ownPage && (folded === fileOfFolder || routes.has(definition.path(folded))))
      ) {
        return [problem(claim, `o endereço “${claim.name}” é usado pelo próprio site`, "Escolha outro endereço.")];
      }
      const holder = first.get(folded);
      if (!holder) {
        first.set(folded, claim);
        return [];
      }
      const owner =
        holder.entry === claim.entry ? "deste mesmo texto" : `de “${holder.entry.title}” (${holder.entry.file})`;
      return [
        problem(claim, `o endereço “${claim.name}” já é ${owner}`, "Escolha outro endereço, ou apague o repetido."),
      ];
    });
  });
  return [...nameless, ...claimed];
}

/** The editor names an entry's folder by its title, whatever its address is. */
const withoutFolder = (entry: ContentEntry) =>
  problem(
    { entry, name: "", field: "Título" },
    "não tem letras nem números, de que se faz o nome da pasta",
    "Escreva ao menos uma palavra no título.",
  );

const presentClaim = (entry: ContentEntry): Claim => ({ entry, name: entry.slug, field: "Endereço" });

const oldClaims = (entry: ContentEntry): Claim[] =>
  textsAt(entry.values, "aliases").map((name) => ({ entry, name, field: "Endereços antigos" }));

const problem = ({ entry, field }: Claim, found: string, fix: string): Problem => ({
  file: entry.file,
  entry: entry.title,
  field,
  found,
  fix,
});
