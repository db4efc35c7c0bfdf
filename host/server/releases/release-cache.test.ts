import { readCached } from "./release-cache.ts";

test("FE-02 a file of a release is fetched once, a missing one until it is there", async () => {
  const store: Record<string, Uint8Array<ArrayBuffer>> = {};
  const reads: string[] = [];
  const read = readCached(async (file) => {
    reads.push(file);
    return store[file] ?? null;
  });
  expect(await read("mf-cart/1.0.0/a.js")).toBeNull();
  store["mf-cart/1.0.0/a.js"] = new TextEncoder().encode("content");
  for (const _ of [1, 2]) expect(await read("mf-cart/1.0.0/a.js")).toEqual(store["mf-cart/1.0.0/a.js"]);
  expect(reads).toHaveLength(2);
});
