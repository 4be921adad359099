/** A CEP however it was typed, as it is written: `01000-000`. Undefined for what is none. */
export function tidyPostalCode(text: string): string | undefined {
  const [, start, end] = /^(\d{5})(\d{3})$/.exec(text.replace(/[\s.-]/g, "")) ?? [];
  return start && `${start}-${end}`;
}
