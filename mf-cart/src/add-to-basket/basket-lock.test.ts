import { withBasketLock } from "./basket-lock.ts";

function withLocks(locks: unknown): void {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks } });
}

/** Mock of the browser's Web Locks, shared by all tabs: one holder at a time, first come first served. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  type LockTest = (lock: object | null) => Promise<unknown>;
  return {
    request(_: string, ...rest: [LockTest] | [{ ifAvailable: true }, LockTest]): Promise<unknown> {
      const task = rest[1] ?? (rest[0] as LockTest);
      if (rest.length === 2 && holders > 0) return Promise.resolve(task(null));
      holders += 1;
      const mine = last.then(() => task({})).finally(() => (holders -= 1));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

afterEach(() => withLocks(undefined));

test("CT-04 two tabs add one after the other, so that one basket is opened and nothing is lost", async () => {
  withLocks(browserLocks());
  const steps: string[] = [];
  const tab = (name: string) => async (hadToWait: boolean) => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve));
    steps.push(`${name} ends`);
    return `${name} ${hadToWait ? "after another" : "at once"}`;
  };
  expect(await Promise.all([withBasketLock(tab("one")), withBasketLock(tab("two"))])).toEqual([
    "one at once",
    "two after another",
  ]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("CT-04 without locks, or with locks that the page may not use, the add runs all the same, and once", async () => {
  let calls = 0;
  const task = async () => ++calls;
  expect(await withBasketLock(task)).toBe(1);
  withLocks({ request: () => Promise.reject(new Error("SecurityError")) });
  expect(await withBasketLock(task)).toBe(2);
});

test("CT-04 a run that fails fails once", async () => {
  withLocks(browserLocks());
  let calls = 0;
  const task = () => {
    calls += 1;
    return Promise.reject(new Error("broken"));
  };
  await expect(withBasketLock(task)).rejects.toThrow("broken");
  expect(calls).toBe(1);
});
