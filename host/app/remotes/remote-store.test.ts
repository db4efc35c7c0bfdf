import type { RemoteModule } from "./remote-module.ts";
import { readDefinition } from "./remote-module.ts";
import { RemoteStore } from "./remote-store.ts";

const key = { remote: "mf-search", module: "page-results" };
const results = {} as RemoteModule;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A loader whose attempts the test settles. */
function aLoader() {
  const attempts: { resolve: (module: RemoteModule) => void; reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<RemoteModule>((resolve, reject) => {
      attempts.push({ resolve, reject });
    });
  return { attempts, load };
}

describe("the modules of a page view", () => {
  test("FE-03 a module that fails is failed, and is there after Try again", async () => {
    const { attempts, load } = aLoader();
    const failures: unknown[] = [];
    const store = new RemoteStore({ load, budget: 5000, onFailure: (_, error) => failures.push(error) });
    const promise = store.module(key);
    attempts[0]?.reject(new Error("404"));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.phase(key)).toBe("failed");
    expect(failures).toHaveLength(1);

    store.retry(key);
    expect(store.phase(key)).toBe("loading");
    attempts[1]?.resolve(results);
    await expect(promise).resolves.toBe(results);
    expect(store.phase(key)).toBe("ready");
  });

  test("FE-03 a module that hangs is failed after its budget, and ready when it comes late", async () => {
    const { attempts, load } = aLoader();
    const store = new RemoteStore({ load, budget: 5000, onFailure: () => {} });
    store.module(key);
    await jest.advanceTimersByTimeAsync(4999);
    expect(store.phase(key)).toBe("loading");
    await jest.advanceTimersByTimeAsync(1);
    expect(store.phase(key)).toBe("failed");
    attempts[0]?.resolve(results);
    await jest.advanceTimersByTimeAsync(0);
    expect(store.phase(key)).toBe("ready");
  });

  test("FE-03 a module that threw while it was shown is fetched again, as an attempt after the first", async () => {
    const { attempts, load } = aLoader();
    const numbers: number[] = [];
    const counting = (_: unknown, attempt: number) => {
      numbers.push(attempt);
      return load();
    };
    const store = new RemoteStore({ load: counting, budget: 5000, onFailure: () => {} });
    const shown = store.module(key);
    store.reload(key);
    expect(store.module(key)).toBe(shown);
    attempts[0]?.resolve(results);
    await shown;
    store.reload(key);
    expect(store.phase(key)).toBe("loading");
    const anew = {} as RemoteModule;
    attempts[1]?.resolve(anew);
    await expect(store.module(key)).resolves.toBe(anew);
    expect(numbers).toEqual([0, 1]);
  });

  test("FE-03 Try again during an attempt starts no second one", () => {
    const { attempts, load } = aLoader();
    const store = new RemoteStore({ load, budget: 5000, onFailure: () => {} });
    store.module(key);
    store.retry(key);
    store.module(key);
    expect(attempts).toHaveLength(1);
  });
});

test.each([
  ["no module", null],
  ["no page", { slot: { Slot: () => null, texts: [] as never } }],
])("FE-03 a remote with %s is refused", (_, exports) => {
  expect(() => readDefinition(key, exports)).toThrow("mf-search/page-results: it exports no page");
});
