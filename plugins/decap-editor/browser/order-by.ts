import { valueAt } from "../../../src/lib/values";

const { compare } = new Intl.Collator("pt", { numeric: true });

/**
 * What Decap takes of lodash's `orderBy`, by the alphabet: there Á comes after Z, and small letters after capitals. Upwards, what
 * has no value comes last.
 */
export default function orderBy<T>(list: readonly T[] = [], paths: readonly string[], orders: readonly string[]): T[] {
  return list.toSorted((one, other) => {
    for (const [place, path] of paths.entries()) {
      const [a, b] = [one, other].map((entry) => valueAt(entry, path.split(".")) ?? "");
      const order = Number(a === "") - Number(b === "") || compare(String(a), String(b));
      if (order !== 0) return orders[place] === "desc" ? -order : order;
    }
    return 0;
  });
}
