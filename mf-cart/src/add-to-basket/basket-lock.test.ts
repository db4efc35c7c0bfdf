import { withBasketLock } from "./basket-lock.ts";

function withLocks(locks: unknown): void {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks } });
}

/** Mock of the browser's Web Locks, shared by all tabs: one holder at a time, first come first served. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_: string, task: () => Promise<unknown>): Promise<unknown> {
      last = last.then(task);
      return last;
    },
  };
}

afterEach(() => withLocks(undefined));

test("CT-04 two tabs add one after the other, so that one basket is opened and nothing is lost", async () => {
  withLocks(browserLocks());
  const steps: string[] = [];
  const tab = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve));
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([withBasketLock(tab("one")), withBasketLock(tab("two"))])).toEqual(["one", "two"]);
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
