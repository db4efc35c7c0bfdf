import { readCached } from "./release-reader.ts";

let store: Record<string, string>;
let reads: string[];

beforeEach(() => {
  store = { "mf-cart/1.0.0/a.js": "first" };
  reads = [];
});

const open = (maxBytes?: number) =>
  readCached(async (file) => {
    reads.push(file);
    const text = store[file];
    return text === undefined ? null : new TextEncoder().encode(text);
  }, maxBytes);
const readText = (content: Uint8Array | null) => content && new TextDecoder().decode(content);

test("FE-02 a file of a release is fetched once", async () => {
  const read = open();
  expect(readText(await read("mf-cart/1.0.0/a.js"))).toBe("first");
  expect(readText(await read("mf-cart/1.0.0/a.js"))).toBe("first");
  expect(reads).toHaveLength(1);
});

test("files that there is no room for are fetched again", async () => {
  const read = open(4);
  await read("mf-cart/1.0.0/a.js");
  await read("mf-cart/1.0.0/a.js");
  expect(reads).toHaveLength(2);
});

test("a missing file is read again", async () => {
  const read = open();
  expect(await read("mf-cart/1.0.0/b.js")).toBeNull();
  store["mf-cart/1.0.0/b.js"] = "came";
  expect(readText(await read("mf-cart/1.0.0/b.js"))).toBe("came");
});
