import type { RegistryState } from "@stays/releases";
import { createLog } from "../log/log.ts";
import type { RegistryReading } from "./follow-registry.ts";
import { RegistrySource } from "./registry-source.ts";

let reading: RegistryReading;
let answer: Promise<unknown>;
let reads: number;
let lines: string[];
let now: number;

const stateOf = (number: number): RegistryState => ({ number, at: "", registry: { remotes: {} } });
const problem = new Error("no network");

beforeEach(() => {
  reading = { state: stateOf(1), problem: null };
  answer = Promise.resolve();
  reads = 0;
  lines = [];
  now = Date.UTC(2027, 0, 1);
});

const open = (maxAge = 0) =>
  new RegistrySource({
    follow: async () => {
      reads += 1;
      await answer;
      return reading;
    },
    location: "s3://bucket",
    log: createLog((line) => lines.push(line)),
    maxAge,
    now: () => now,
  });

test("FE-02 the registry of a folder is asked for by each page, that of a bucket once a second", async () => {
  const folder = open();
  for (let page = 0; page < 3; page += 1) await folder.get();
  expect(reads).toBe(3);
  const bucket = open(1_000);
  await bucket.get();
  reading = { state: stateOf(2), problem: null };
  now += 999;
  expect((await bucket.get())?.number).toBe(1);
  now += 1;
  const pages = await Promise.all([bucket.get(), bucket.get()]);
  expect(pages.map((state) => state?.number)).toEqual([2, 2]);
  expect(reads).toBe(5);
});

test("FE-03 a store that does not answer keeps no page waiting; its answer counts when it comes", async () => {
  const source = open();
  await source.get();
  reading = { state: stateOf(2), problem: null };
  let arrive: (value?: unknown) => void = () => {};
  answer = new Promise((resolve) => {
    arrive = resolve;
  });
  expect((await source.get())?.number).toBe(1);
  now += 6_000;
  expect(source.use).toEqual({ number: 1, unreadableSince: "2027-01-01T00:00:00.000Z" });
  const next = source.get();
  arrive();
  expect((await next)?.number).toBe(2);
  expect(source.use).toEqual({ number: 2, unreadableSince: null });
});

test("FE-03 a registry that cannot be read is logged once a minute, and it is known since when", async () => {
  const source = open();
  await source.get();
  reading = { state: stateOf(1), problem };
  for (let second = 0; second < 119; second += 1) {
    expect((await source.get())?.number).toBe(1);
    now += 1_000;
  }
  expect(lines.filter((line) => line.includes("cannot be read"))).toHaveLength(2);
  expect(lines[0]).toContain("no network");
  expect(source.use).toEqual({ number: 1, unreadableSince: "2027-01-01T00:00:00.000Z" });
  reading = { state: stateOf(2), problem: null };
  await source.get();
  expect(source.use.unreadableSince).toBeNull();
  expect(lines.at(-1)).toContain("can be read");
});

test("FE-03 an empty store is logged once a minute, with its location", async () => {
  reading = { state: null, problem: null };
  const source = open();
  for (let time = 0; time < 700; time += 1) expect(await source.get()).toBeNull();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("nothing is released there yet. Is RELEASES right?");
  expect(lines[0]).toContain("s3://bucket");
  expect(source.use.number).toBeNull();
});
