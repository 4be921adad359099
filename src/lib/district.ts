/** A city without the part of it that a sub-section serves, which stands in brackets: `São Paulo (Penha)`. */
export const withoutDistrict = (city: string): string => city.replace(/\s*\(.*\)$/, "");
