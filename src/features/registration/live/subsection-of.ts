import { plainText } from "../../../lib/slug";
import type { ContentOptions } from "../field-options";

/** The sub-section that serves a city, however its name is typed. */
export function subsectionOf(city: string, { cities }: ContentOptions): string | undefined {
  const wanted = plainText(city.trim());
  return Object.entries(cities).find(([name]) => plainText(name) === wanted)?.[1];
}
