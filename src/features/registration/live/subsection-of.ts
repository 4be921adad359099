import type { ContentOptions } from "../field-options";

/** The sub-section that serves a city, however its name is typed. */
export function subsectionOf(city: string, { cities }: ContentOptions): string | undefined {
  return Object.entries(cities).find(([name]) => plain(name) === plain(city))?.[1];
}

const plain = (text: string) => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
