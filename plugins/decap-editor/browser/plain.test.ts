import { plainOf } from "./plain";

test.each([
  ["a map or list of Decap's store", { toJS: () => ({ a: [1] }) }, { a: [1] }],
  ["a plain value", { a: 1 }, { a: 1 }],
  ["no value", null, null],
  ["a field that is called as the way out of the store", { toJS: "texto" }, { toJS: "texto" }],
])("%s", (_, value, plain) => expect(plainOf(value)).toEqual(plain));
