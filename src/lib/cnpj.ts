/**
 * A CNPJ however it was typed, as it is written: `12.ABC.345/01DE-35`. Undefined for what is none. Since July 2026 the
 * first twelve places may hold letters; each counts as its ASCII code less 48, so that digits count as ever.
 */
export function tidyCnpj(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s./-]/g, "");
  if (!/^[0-9A-Z]{12}\d{2}$/.test(signs) || /^(\d)\1+$/.test(signs)) return undefined;
  if (checkDigits(signs.slice(0, 12)) !== signs.slice(12)) return undefined;
  return signs.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5");
}

/** The two digits that follow the first twelve signs of a CNPJ. */
export function checkDigits(base: string): string {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
}

/** Weights run from 2 to 9 and again, from the right. */
function checkDigit(signs: string): number {
  const sum = [...signs]
    .reverse()
    .reduce((total, sign, index) => total + (sign.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
