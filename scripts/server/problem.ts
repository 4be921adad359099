/** An error for the person at the terminal: printed without a stack. */
export class Problem extends Error {
  override readonly name = "Problem";
}
