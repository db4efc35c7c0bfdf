import { readCached } from "./cached-releases.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | null) => content && new TextDecoder().decode(content);

let store: Record<string, string>;
let reads: string[];
let now: number;
let answer: Promise<unknown>;

beforeEach(() => {
  store = { "registry.json": "1", "mf-cart/1.0.0/a.js": "first", "audit.jsonl": "one" };
  reads = [];
  now = 0;
  answer = Promise.resolve();
});

const open = (maxBytes?: number) =>
  readCached({
    read: async (file) => {
      reads.push(file);
      await answer;
      const text = store[file];
      return text === undefined ? null : bytes(text);
    },
    now: () => now,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });

test("FE-02 a file of a release is fetched once", async () => {
  const read = open();
  expect(textOf(await read("mf-cart/1.0.0/a.js"))).toBe("first");
  expect(textOf(await read("mf-cart/1.0.0/a.js"))).toBe("first");
  expect(reads).toHaveLength(1);
});

test("files that there is no room for are fetched again", async () => {
  const read = open(4);
  await read("mf-cart/1.0.0/a.js");
  await read("mf-cart/1.0.0/a.js");
  expect(reads).toHaveLength(2);
});

test("missing and growing files are read again", async () => {
  const read = open();
  expect(await read("mf-cart/1.0.0/b.js")).toBeNull();
  store["mf-cart/1.0.0/b.js"] = "came";
  expect(textOf(await read("mf-cart/1.0.0/b.js"))).toBe("came");
  await read("audit.jsonl");
  store["audit.jsonl"] = "two";
  expect(textOf(await read("audit.jsonl"))).toBe("two");
});

test("FE-02 the registry is at most a second old, and pages of the same moment share one reading", async () => {
  const read = open();
  expect(textOf(await read("registry.json"))).toBe("1");
  store["registry.json"] = "2";
  now = 999;
  expect(textOf(await read("registry.json"))).toBe("1");
  now = 1_000;
  const pages = await Promise.all([read("registry.json"), read("registry.json")]);
  expect(pages.map(textOf)).toEqual(["2", "2"]);
  expect(reads).toHaveLength(2);
});

test("FE-03 a store that does not answer keeps no page waiting; its answer counts when it comes", async () => {
  const read = open();
  await read("registry.json");
  store["registry.json"] = "2";
  now = 5_000;
  let arrive: (value?: unknown) => void = () => {};
  answer = new Promise((resolve) => {
    arrive = resolve;
  });
  expect(textOf(await read("registry.json"))).toBe("1");
  const next = read("registry.json");
  arrive();
  expect(textOf(await next)).toBe("2");
  expect(reads).toHaveLength(2);
});

test("FE-03 a failed read is logged, and the next page tries again", async () => {
  const read = open();
  await read("registry.json");
  now = 5_000;
  answer = Promise.reject(new Error("no network"));
  await expect(read("registry.json")).rejects.toThrow("no network");
  answer = Promise.resolve();
  expect(textOf(await read("registry.json"))).toBe("1");
});
