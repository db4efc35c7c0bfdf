import { keyText, type ModuleKey } from "./registry-snapshot.ts";
import type { RemoteModule } from "./remote-module.ts";
import { readDefinition } from "./remote-module.ts";
import { RemoteStore } from "./remote-store.ts";

const key = { remote: "mf-search", module: "page-results" };

test("FE-03 a module that hangs is failed after its budget, not tried twice at a time, and ready when it comes late", async () => {
  jest.useFakeTimers();
  const attempts: ((module: RemoteModule) => void)[] = [];
  const load = () => new Promise<RemoteModule>((resolve) => attempts.push(resolve));
  const store = new RemoteStore({ load, budget: 5000, onFailure: () => {} });
  const module = store.module(key);
  store.retry(key);
  store.reload(key);
  expect(store.module(key)).toBe(module);
  expect(attempts).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(4999);
  expect(store.phase(key)).toBe("loading");
  await jest.advanceTimersByTimeAsync(1);
  expect(store.phase(key)).toBe("failed");
  attempts[0]?.({} as RemoteModule);
  await module;
  expect(store.phase(key)).toBe("ready");
  jest.useRealTimers();
});

test.each([
  ["no module", null],
  ["no page", { slot: { Slot: () => null, texts: [] as never } }],
])("FE-03 a remote with %s is refused", (_, exports) => {
  expect(() => readDefinition(key, exports)).toThrow("mf-search/page-results: it exports no page");
});

test("FE-04 a fallback loads all modules of a remote again, and no others", async () => {
  const attempts: string[] = [];
  const load = async (one: ModuleKey) => {
    attempts.push(keyText(one));
    if (attempts.length === 2) throw new Error("gone");
    return {} as RemoteModule;
  };
  const store = new RemoteStore({ load, budget: 5000, onFailure: () => {} });
  const slot = { remote: "mf-search", module: "slot-map" };
  const other = { remote: "mf-cart", module: "slot-cart.badge" };
  const before = store.module(key);
  void store.module(slot);
  const kept = store.module(other);
  await Promise.all([before, kept]);
  store.replaceAll("mf-search");
  expect(store.module(key)).not.toBe(before);
  expect(store.module(other)).toBe(kept);
  await store.module(slot);
  expect(attempts.slice(3)).toEqual(["mf-search/slot-map", "mf-search/page-results"]);
});
