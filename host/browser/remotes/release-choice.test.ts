import type { RegisteredRelease } from "../../app/remotes/registry-snapshot.ts";
import { loadOrFallBack, ReleaseChoice } from "./release-choice.ts";

const release = (version: string): RegisteredRelease => ({ version, contract: 1, entry: `/${version}.js` });
const registry = [
  { name: "mf-search", ...release("2"), lastGood: release("1") },
  { name: "mf-cart", ...release("5") },
];

let fallbacks: string[];
let choice: ReleaseChoice;
beforeEach(() => {
  fallbacks = [];
  choice = new ReleaseChoice(registry, (remote, from, to, cause) =>
    fallbacks.push(`${remote} ${from.version} -> ${to.version}: ${cause}`),
  );
});

/** Loads unless the version is broken. */
const loads =
  (...broken: string[]) =>
  async ({ version }: RegisteredRelease) => {
    if (broken.includes(version)) throw new Error(`${version} is broken`);
    return version;
  };

test("FE-02 the live release is used while it works", async () => {
  await expect(loadOrFallBack(choice, "mf-search", 0, loads())).resolves.toBe("2");
  expect(fallbacks).toEqual([]);
});

test("FE-04 a release that cannot be used gives way to the last good one, and that is reported once", async () => {
  const both = [1, 2].map(() => loadOrFallBack(choice, "mf-search", 0, loads("2")));
  await expect(Promise.all(both)).resolves.toEqual(["1", "1"]);
  await expect(loadOrFallBack(choice, "mf-search", 0, loads())).resolves.toBe("1");
  expect(fallbacks).toEqual(["mf-search 2 -> 1: Error: 2 is broken"]);
  expect(choice.current("mf-cart")?.version).toBe("5");
});

test("FE-03 when the last good one is broken too, the module fails and can be tried again", async () => {
  await expect(loadOrFallBack(choice, "mf-search", 0, loads("1", "2"))).rejects.toThrow("1 is broken");
  await expect(loadOrFallBack(choice, "mf-search", 1, loads("1"))).rejects.toThrow("1 is broken");
  await expect(loadOrFallBack(choice, "mf-search", 2, loads())).resolves.toBe("1");
});

test("FE-03 a remote without an earlier release fails as before", async () => {
  await expect(loadOrFallBack(choice, "mf-cart", 0, loads("5"))).rejects.toThrow("5 is broken");
  await expect(loadOrFallBack(choice, "mf-upsell", 0, loads())).rejects.toThrow("no release");
  expect(fallbacks).toEqual([]);
});

test("FE-04 code of a failed release that arrives after the fallback is not used", async () => {
  let arrive = (_version: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const loading = loadOrFallBack(choice, "mf-search", 0, ({ version }) =>
    version === "2" ? late : Promise.resolve(version),
  );
  await loadOrFallBack(choice, "mf-search", 0, loads("2"));
  arrive("2");
  await expect(loading).resolves.toBe("1");
  expect(choice.failed("mf-search")?.version).toBe("2");
  expect(choice.failed("mf-cart")).toBeNull();
});
