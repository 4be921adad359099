/** A whole number as pt-BR writes it. `toLocaleString` takes a cheap phone 100 ms when it is first asked. */
export const withThousands = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ".");
