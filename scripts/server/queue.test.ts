import { createQueue } from "./queue";

/** A job whose runs end when the test says so. */
function controlled() {
  const ends: (() => void)[] = [];
  const job = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { job, end };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("createQueue", () => {
  it("waits until things are quiet, and runs once", async () => {
    const { job } = controlled();
    const queue = createQueue(job, 400);
    for (let time = 0; time < 5; time++) {
      queue.request();
      await jest.advanceTimersByTimeAsync(300);
    }
    expect(job).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(job).toHaveBeenCalledTimes(1);
  });

  it("runs at once for what is whole, and for what was waited for with it", async () => {
    const { job, end } = controlled();
    const queue = createQueue(job, 400);
    queue.request();
    queue.request(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(job).toHaveBeenCalledTimes(1);
    await end();
    await jest.advanceTimersByTimeAsync(400);
    expect(job).toHaveBeenCalledTimes(1);
  });

  it("runs exactly once more for all that is asked during a run", async () => {
    const { job, end } = controlled();
    const queue = createQueue(job, 10);
    queue.request();
    await jest.advanceTimersByTimeAsync(10);
    for (let time = 0; time < 3; time++) {
      queue.request();
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(job).toHaveBeenCalledTimes(1);
    await end();
    expect(job).toHaveBeenCalledTimes(2);
    await end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(job).toHaveBeenCalledTimes(2);
  });

  it("runs again after it has been idle", async () => {
    const { job, end } = controlled();
    const queue = createQueue(job, 10);
    for (let time = 1; time <= 2; time++) {
      queue.request();
      await jest.advanceTimersByTimeAsync(10);
      expect(job).toHaveBeenCalledTimes(time);
      await end();
    }
  });

  it("starts nothing after it was stopped", async () => {
    const { job, end } = controlled();
    const queue = createQueue(job, 10);
    queue.request();
    await jest.advanceTimersByTimeAsync(10);
    queue.request();
    await jest.advanceTimersByTimeAsync(10);
    queue.stop();
    queue.request();
    await end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(job).toHaveBeenCalledTimes(1);
  });
});
