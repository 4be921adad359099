import { archive } from "./testing/archive";
import { unpackedSize } from "./unpacked-size";

const MB = 1024 * 1024;
const sizeOf = (bytes: Buffer) => unpackedSize(new Uint8Array(bytes), MB);
const small = { name: "a.xml", content: Buffer.alloc(5000) };

it("says how much an archive holds", async () => {
  expect(await sizeOf(archive([small, { ...small, name: "b.xml" }]))).toBe(10_000);
  expect(await sizeOf(archive([small], "feito em casa"))).toBe(5000);
});

it("stops where it is too much, whether the archive says so or not", async () => {
  expect(await sizeOf(archive([{ ...small, said: 300 * MB }]))).toBe(300 * MB);
  const lying = await sizeOf(archive([{ name: "a.xml", content: Buffer.alloc(50 * MB), said: 10 }]));
  expect(lying).toBeGreaterThan(MB);
  expect(lying).toBeLessThan(2 * MB);
});

it.each([
  ["that is empty", Buffer.alloc(0)],
  ["that is cut", archive([small]).subarray(0, 60)],
  ["of which the middle is missing", archive([small]).fill(0, 36, 45)],
])("can't tell of one %s", async (_name, bytes) => expect(await sizeOf(bytes)).toBeUndefined());
