import { withThousands } from "./thousands";

it.each([0, 999, 1500, 10_000, 1_234_567])("writes %d as Intl does", (number) => {
  expect(withThousands(number)).toBe(number.toLocaleString("pt-BR"));
});
