import { availableParallelism } from "node:os";

interface SharpWorker {
  readonly IMAGE_PROCESSING: (job: object) => Promise<unknown>;
}

const processFile = jest.fn(() => new Promise(() => undefined));
jest.mock("gatsby-plugin-sharp/process-file", () => ({ processFile }));

const { GATSBY_CPU_COUNT: before } = process.env;
const setCount = (count: string | undefined) =>
  count
    ? Object.assign(process.env, { GATSBY_CPU_COUNT: count })
    : Reflect.deleteProperty(process.env, "GATSBY_CPU_COUNT");

beforeEach(() => {
  jest.resetModules();
  processFile.mockClear();
});
afterEach(() => setCount(before));

it.each(["1", undefined])(
  "gatsby-plugin-sharp encodes a picture for each processor, whatever the count: %s",
  async (count) => {
    setCount(count);
    require("./several-at-once");
    expect(process.env.GATSBY_CPU_COUNT).toBe(count);
    const { IMAGE_PROCESSING }: SharpWorker = require("gatsby-plugin-sharp/gatsby-worker");
    for (let index = 0; index < availableParallelism() + 3; index++)
      void IMAGE_PROCESSING({ inputPaths: [{ path: "a.jpg" }], outputDir: "out", args: { operations: [] } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(processFile).toHaveBeenCalledTimes(availableParallelism());
  },
);
