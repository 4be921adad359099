/** A city without the district in brackets that a sub-section serves: `São Paulo (Penha)`. */
export const withoutDistrict = (city: string): string => city.replace(/\s*\(.*\)$/, "");
