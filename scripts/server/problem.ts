/** A failure with an explanation for the person at the terminal: it is printed without a stack trace. */
export class Problem extends Error {
  override readonly name = "Problem";
}
