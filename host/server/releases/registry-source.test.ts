import { mkdtemp, readFile as readText, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleaseRegistry } from "@stays/releases";
import { createLog } from "../observability/log.ts";
import { makeReader, type StoredFiles, writeRegistry } from "../testing/test-registry.fixture.ts";
import { openKeptRegistry } from "./kept-registry.ts";
import { RegistrySource } from "./registry-source.ts";

let files: StoredFiles;
let calls: string[];
let answer: Promise<unknown>;
let lines: string[];
let now: number;
let source: RegistrySource;

const makeRegistry = (version: string, ...others: string[]): ReleaseRegistry => ({
  remotes: Object.fromEntries(["mf-cart", ...others].map((name) => [name, { version }])),
});
const readFile = (number: number) => `registry/0000000${number}.json`;
const readNumber = async () => (await source.get())?.number;
const problem = () => lines.filter((line) => line.includes("cannot be read")).at(-1) ?? "";
const START = "2027-01-01T00:00:00.000Z";

const open = (maxAge = 0) => {
  const { read, list } = makeReader(files);
  const counted =
    <Result>(ask: (name: string) => Promise<Result>) =>
    async (name: string) => {
      calls.push(name);
      await answer;
      return ask(name);
    };
  return new RegistrySource({
    store: { read: counted(read), list: counted(list) },
    location: "s3://bucket",
    log: createLog((line) => lines.push(line)),
    maxAge,
  });
};

beforeEach(() => {
  files = {};
  calls = [];
  lines = [];
  answer = Promise.resolve();
  now = Date.parse(START);
  jest.spyOn(Date, "now").mockImplementation(() => now);
  jest.spyOn(performance, "now").mockImplementation(() => now);
  source = open();
});

afterEach(() => jest.restoreAllMocks());

test("FE-02 a server lists the documents at its start, and then asks for the next number only", async () => {
  for (const version of ["1", "2", "3"]) writeRegistry(files, makeRegistry(version));
  expect(await readNumber()).toBe(3);
  calls.length = 0;
  expect(await readNumber()).toBe(3);
  expect(calls).toEqual([readFile(4)]);
  writeRegistry(files, makeRegistry("4"));
  writeRegistry(files, makeRegistry("5"));
  expect(await readNumber()).toBe(5);
  expect(calls.slice(1)).toEqual([readFile(4), readFile(5), readFile(6)]);
});

test("FE-02 a server that was suspended finds the newest, although the next ones were pruned", async () => {
  writeRegistry(files, makeRegistry("1"));
  expect(await readNumber()).toBe(1);
  for (const version of ["2", "3", "4"]) writeRegistry(files, makeRegistry(version));
  for (const number of [1, 2, 3]) delete files[readFile(number)];
  now += 60_000;
  expect(await readNumber()).toBe(4);
});

const broken: readonly (readonly [string, (whole: string) => string])[] = [
  ["emptied", () => ""],
  ["torn", (whole) => whole.slice(0, 40)],
  ["of another shape", () => '{"remotes":{"../x":{"version":"1"}}}'],
  ["without a remote of the one before", (whole) => whole.replace('"mf-search"', '"mf-other"')],
];

test.each(broken)("FE-03 a newest document that is %s leaves the one before in force", async (_, breakIt) => {
  writeRegistry(files, makeRegistry("1", "mf-search"));
  await source.get();
  writeRegistry(files, makeRegistry("2", "mf-search"));
  const whole = files[readFile(2)] ?? "";
  files[readFile(2)] = breakIt(whole);
  expect(await readNumber()).toBe(1);
  expect(problem()).toContain("registry/00000002.json cannot be used");
  expect(source.use).toEqual({ number: 1, unreadableSince: START });
  files[readFile(2)] = whole;
  expect(await readNumber()).toBe(2);
  expect(source.use).toEqual({ number: 2, unreadableSince: null });
});

test.each(broken)(
  "FE-03 a server that starts with a newest document that is %s uses the one before",
  async (_, breakIt) => {
    for (const version of ["1", "2", "3"]) writeRegistry(files, makeRegistry(version, "mf-search"));
    files[readFile(3)] = breakIt(files[readFile(3)] ?? "");
    expect(await readNumber()).toBe(2);
    expect(problem()).toContain("registry/00000003.json cannot be used");
  },
);

test("FE-03 a registry whose documents disappear stays in force, also when it begins again", async () => {
  for (const version of ["1", "2"]) writeRegistry(files, makeRegistry(version));
  await source.get();
  for (const number of [1, 2]) delete files[readFile(number)];
  writeRegistry(files, makeRegistry("7"));
  now += 60_000;
  expect(await readNumber()).toBe(2);
  expect(problem()).toContain("number 2 of the registry has disappeared, and the newest is 1");
});

describe("a server that is started again", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "stays-kept-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const start = (location = "s3://bucket") => {
    const log = createLog((line) => lines.push(line));
    const kept = openKeptRegistry(folder, location, log);
    const { read, list } = makeReader(files);
    source = new RegistrySource({ store: { read, list }, location, log, kept });
    return { kept, number: readNumber };
  };
  const removeFrom = (first: number) => {
    for (const number of [1, 2, 3]) if (number >= first) delete files[readFile(number)];
  };

  test.each([
    ["has lost its documents", () => removeFrom(1)],
    ["has lost its newest document", () => removeFrom(3)],
    ["has an emptied newest document", () => Object.assign(files, { [readFile(3)]: "" })],
  ])("FE-03 keeps what it had when the store %s", async (_, damage) => {
    for (const version of ["1", "2", "3"]) writeRegistry(files, makeRegistry(version, "mf-search"));
    expect(await start().number()).toBe(3);
    damage();
    const { kept, number } = start();
    expect(await number()).toBe(3);
    expect(source.use.unreadableSince).toBe(START);
    // What the store lacks can be copied from there.
    const copy = JSON.parse(await readText(path.join(kept.folder, readFile(3)), "utf8"));
    files[readFile(3)] = JSON.stringify(copy);
    now += 60_000;
    expect(await number()).toBe(3);
    expect(source.use.unreadableSince).toBeNull();
  });

  test("FE-03 uses an older registry once the kept one is removed, as the log says", async () => {
    for (const version of ["1", "2", "3"]) writeRegistry(files, makeRegistry(version));
    await start().number();
    removeFrom(3);
    const { kept, number } = start();
    expect(await number()).toBe(3);
    expect(problem()).toContain(`to use that, remove ${kept.folder} and start the server again`);
    await rm(kept.folder, { recursive: true });
    expect(await start().number()).toBe(2);
  });

  test("FE-03 does not take the registry of another store for its own", async () => {
    for (const version of ["1", "2", "3"]) writeRegistry(files, makeRegistry(version));
    await start().number();
    removeFrom(2);
    expect(await start("s3://another").number()).toBe(1);
  });
});

test("FE-02 the registry of a bucket is at most a second old, and pages of the same moment share one reading", async () => {
  writeRegistry(files, makeRegistry("1"));
  source = open(1_000);
  await source.get();
  writeRegistry(files, makeRegistry("2"));
  calls.length = 0;
  now += 999;
  expect(await readNumber()).toBe(1);
  now += 1;
  expect(await Promise.all([readNumber(), readNumber()])).toEqual([2, 2]);
  expect(calls).toEqual([readFile(2), readFile(3)]);
});

test("FE-03 a store that does not answer keeps no page waiting; its answer counts when it comes", async () => {
  writeRegistry(files, makeRegistry("1"));
  await source.get();
  writeRegistry(files, makeRegistry("2"));
  let arrive: (value?: unknown) => void = () => {};
  answer = new Promise((resolve) => {
    arrive = resolve;
  });
  expect(await readNumber()).toBe(1);
  now += 6_000;
  expect(source.use).toEqual({ number: 1, unreadableSince: START });
  const next = readNumber();
  arrive();
  expect(await next).toBe(2);
  expect(source.use).toEqual({ number: 2, unreadableSince: null });
});

test("FE-03 a store that cannot be read is logged once a minute, and it is known since when", async () => {
  writeRegistry(files, makeRegistry("1"));
  await source.get();
  answer = Promise.reject(new Error("no network"));
  for (let second = 0; second < 119; second += 1) {
    expect(await readNumber()).toBe(1);
    now += 1_000;
  }
  expect(lines.filter((line) => line.includes("cannot be read"))).toHaveLength(2);
  expect(problem()).toContain("no network");
  expect(source.use).toEqual({ number: 1, unreadableSince: START });
  answer = Promise.resolve();
  await source.get();
  expect(source.use.unreadableSince).toBeNull();
  expect(lines.at(-1)).toContain("can be read");
});

test("FE-03 an empty store is logged once a minute, with its location", async () => {
  for (let time = 0; time < 700; time += 1) expect(await source.get()).toBeNull();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("nothing is released there yet. Is RELEASES right?");
  expect(lines[0]).toContain("s3://bucket");
  expect(source.use.number).toBeNull();
});
