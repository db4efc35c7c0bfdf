import { coalesceRuns } from "./coalesce-runs.ts";

test("FE-02 all who ask while a read is running share the next one, and see every change before their question", async () => {
  let value = 0;
  let reads = 0;
  const read = coalesceRuns(async () => {
    reads += 1;
    const seen = value;
    await new Promise(setImmediate);
    return seen;
  });
  const first = read();
  value = 1;
  const later = Array.from({ length: 50 }, () => read());
  expect(await first).toBe(0);
  expect(await Promise.all(later)).toEqual(Array(50).fill(1));
  expect(reads).toBe(2);
});

test("FE-02 under load a read waits for more who ask, and a visitor who comes alone does not", async () => {
  jest.useFakeTimers();
  let reads = 0;
  const read = coalesceRuns(async () => {
    reads += 1;
    return reads;
  }, 5);
  const alone = read();
  expect(reads).toBe(1);
  const waiting = read();
  await alone;
  const later = read();
  expect(reads).toBe(1);
  await jest.advanceTimersByTimeAsync(5);
  expect([await waiting, await later]).toEqual([2, 2]);
  const next = read();
  expect(reads).toBe(3);
  await next;
  jest.useRealTimers();
});

test("FE-02 a failed read fails for those who waited for it, and the next one is tried", async () => {
  let isDown = true;
  const read = coalesceRuns(async () => {
    if (isDown) throw new Error("the disk is away");
    return "content";
  });
  await expect(read()).rejects.toThrow("the disk is away");
  isDown = false;
  expect(await read()).toBe("content");
});
