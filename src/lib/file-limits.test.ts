import { pictureProblem } from "./file-limits";

it.each([
  [100_000, 1, "tem 100000 × 1 pixels, e um lado não pode ter mais de 12 vezes o outro"],
  [30_000, 30_000, "tem 30000 × 30000 pixels, e o limite é de 120 milhões de pixels"],
  [12_000, 9_000, undefined],
  [2_000, 200, undefined],
])("%d × %d", (width, height, problem) => expect(pictureProblem(width, height)).toBe(problem));
