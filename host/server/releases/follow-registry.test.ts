import type { ReleaseRegistry } from "@stays/releases";
import { type FollowRegistry, followRegistry, followWithBuilds } from "./follow-registry.ts";
import { readerOf, type StoredFiles, writeRegistry } from "./test-registry.ts";

let files: StoredFiles;
let calls: string[];
let now: number;
let follow: FollowRegistry;

const registryOf = (version: string, ...others: string[]): ReleaseRegistry => ({
  remotes: Object.fromEntries(["mf-cart", ...others].map((name) => [name, { version }])),
});
const fileOf = (number: number) => `registry/0000000${number}.json`;

beforeEach(() => {
  files = {};
  calls = [];
  now = 0;
  const { read, list } = readerOf(files);
  const store = {
    read: (file: string) => {
      calls.push(file);
      return read(file);
    },
    list: (folder: string) => {
      calls.push(folder);
      return list(folder);
    },
  };
  follow = followRegistry(store, () => now);
});

const numberOf = async () => (await follow()).state?.number;

test("FE-02 a server lists the documents at its start, and then asks for the next number only", async () => {
  for (const version of ["1", "2", "3"]) writeRegistry(files, registryOf(version));
  expect(await numberOf()).toBe(3);
  calls.length = 0;
  expect(await numberOf()).toBe(3);
  expect(calls).toEqual([fileOf(4)]);
  writeRegistry(files, registryOf("4"));
  writeRegistry(files, registryOf("5"));
  expect(await numberOf()).toBe(5);
  expect(calls.slice(1)).toEqual([fileOf(4), fileOf(5), fileOf(6)]);
});

test("FE-02 a server that was suspended finds the newest, although the next ones were pruned", async () => {
  for (const version of ["1", "2", "3", "4"]) writeRegistry(files, registryOf(version));
  const kept = { ...files };
  for (const number of [2, 3, 4]) delete files[fileOf(number)];
  expect(await numberOf()).toBe(1);
  Object.assign(files, kept);
  for (const number of [1, 2, 3]) delete files[fileOf(number)];
  now = 60_000;
  expect(await numberOf()).toBe(4);
});

const broken: readonly (readonly [string, (whole: string) => string])[] = [
  ["emptied", () => ""],
  ["torn", (whole) => whole.slice(0, 40)],
  ["of another shape", () => '{"remotes":{"../x":{"version":"1"}}}'],
  ["without a remote of the one before", (whole) => whole.replace('"mf-search"', '"mf-other"')],
];

test.each(broken)(
  "FE-03 a newest document that is %s leaves the one before in force, and is named",
  async (_, breakIt) => {
    writeRegistry(files, registryOf("1", "mf-search"));
    expect(await follow()).toMatchObject({ state: { number: 1 }, problem: null });
    writeRegistry(files, registryOf("2", "mf-search"));
    const whole = files[fileOf(2)] ?? "";
    files[fileOf(2)] = breakIt(whole);
    const reading = await follow();
    expect(reading.state?.number).toBe(1);
    expect(String(reading.problem)).toContain("registry/00000002.json cannot be used");
    files[fileOf(2)] = whole;
    expect(await follow()).toMatchObject({ state: { number: 2 }, problem: null });
  },
);

test.each(broken)(
  "FE-03 a server that starts while the newest document is %s uses the one before",
  async (_, breakIt) => {
    for (const version of ["1", "2", "3"]) writeRegistry(files, registryOf(version, "mf-search"));
    files[fileOf(3)] = breakIt(files[fileOf(3)] ?? "");
    const reading = await follow();
    expect(reading.state?.number).toBe(2);
    expect(String(reading.problem)).toContain("registry/00000003.json cannot be used");
  },
);

test("FE-03 a registry whose documents disappear stays in force, also when it begins again", async () => {
  for (const version of ["1", "2"]) writeRegistry(files, registryOf(version));
  await follow();
  for (const number of [1, 2]) delete files[fileOf(number)];
  now = 60_000;
  expect(await follow()).toMatchObject({ state: { number: 2 }, problem: expect.any(Error) });
  writeRegistry(files, registryOf("7"));
  now = 120_000;
  const { state, problem } = await follow();
  expect(state?.number).toBe(2);
  expect(String(problem)).toContain("number 2 of the registry has disappeared, and the newest is 1");
});

test("FE-02 the registry of an earlier version is followed until the first change", async () => {
  files["registry.json"] = JSON.stringify(registryOf("1"));
  expect(await follow()).toMatchObject({ state: { number: 0, registry: registryOf("1") }, problem: null });
  files["registry.json"] = JSON.stringify(registryOf("2"));
  expect((await follow()).state?.registry).toEqual(registryOf("2"));
  writeRegistry(files, registryOf("3"));
  expect(await numberOf()).toBe(1);
});

test("FE-03 nothing released is no problem, and an unreachable store is one", async () => {
  expect(await follow()).toEqual({ state: null, problem: null });
  const away = async () => {
    throw new Error("no network");
  };
  expect(String((await followRegistry({ read: away, list: away })()).problem)).toContain("no network");
});

test("FE-04 in a working copy a remote without a release is its local build; unchanged, the registry is the same", async () => {
  writeRegistry(files, registryOf("1"));
  const builds: StoredFiles = {};
  writeRegistry(builds, registryOf("2", "mf-search"));
  const both = followWithBuilds(follow, followRegistry(readerOf(builds)));
  const { state } = await both();
  expect(state).toMatchObject({
    number: 1,
    registry: { remotes: { "mf-cart": { version: "1" }, "mf-search": { version: "2" } } },
  });
  expect((await both()).state).toBe(state);
});
