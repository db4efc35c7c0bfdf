import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  changeRegistry,
  goLive,
  openFolderReleases,
  type ReleaseStore,
  readDocuments,
  readRegistry,
  startCanary,
} from "@stays/releases";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { descriptorFixture } from "../testing/test-registry.fixture.ts";
import { CanaryWatch, isFailing } from "./canary-watch.ts";
import { RegistrySource } from "./registry-source.ts";
import { RegistryStore } from "./registry-store.ts";

let folder: string;
let store: ReleaseStore;
let lines: string[];
let now: number;
beforeEach(async () => {
  now = 1_000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), "stays-canary-"));
  store = openFolderReleases(folder);
  for (const version of ["1", "2"]) {
    await mkdir(path.join(folder, "mf-cart", version), { recursive: true });
    const text = JSON.stringify(descriptorFixture("mf-cart", version));
    await writeFile(path.join(folder, "mf-cart", version, "release.json"), text);
  }
  const order = { by: "anna", action: "canary", remote: "mf-cart", version: "2" };
  await changeRegistry(store, order, (registry, act) =>
    startCanary(goLive(registry, "mf-cart", "1", act), "mf-cart", { version: "2", percent: 50 }, act),
  );
});
afterEach(() => rm(folder, { recursive: true }));

/** A process of a site whose mf-cart has release 1 live and release 2 as a canary. */
function openProcess(own: ReleaseStore = store) {
  const log = createLog((line) => lines.push(line));
  const source = new RegistrySource({ store: own, location: "folder", log });
  const registry = new RegistryStore({ source, read: own.read, baseUrl: "/r/", log });
  const watch = new CanaryWatch({ store: own, registry, log });
  const metrics = createMetrics({ registry, hostVersion: "7", watch, rendering: () => null });
  /** Visitors get a release; it fails for the first of them. */
  const serve = async (release: string, visitors: number, failing: number) => {
    const names = Array.from({ length: visitors }, (_, number) => `${release}-${number}`);
    for (const name of names) watch.viewed("mf-cart", release, name);
    for (const name of names.slice(0, failing)) await watch.failed("mf-cart", release, name);
  };
  return { watch, serve, metrics };
}
const canary = async () => (await readRegistry(store)).registry.remotes["mf-cart"]?.canary?.version;
const count = (visitors: number, failures: number) => ({ visitors, failures });

test.each([
  ["for four of four visitors, the live release for none", [4, 4], [100, 0], false],
  ["for five of a thousand, the live release for none", [1_000, 5], [1_000, 0], true],
  ["for five, before the live release had a visitor", [5, 5], [0, 0], true],
  ["just under three times as often", [100, 14], [100, 5], false],
  ["three times as often", [100, 15], [100, 5], true],
  ["as often as the live release in an outage", [40, 30], [40, 30], false],
] as const)("FE-04 a canary that fails %s", (_, own, live, expected) => {
  expect(isFailing(count(own[0], own[1]), count(live[0], live[1]))).toBe(expected);
});

test("FE-04 a canary that fails is ended once; audit and log say why", async () => {
  const { serve } = openProcess();
  await serve("1", 100, 1);
  await serve("2", 20, 4);
  expect(await canary()).toBe("2");
  await serve("2", 20, 8);
  expect(await canary()).toBeUndefined();
  const [, entry, ...others] = await readDocuments(store);
  expect(entry).toMatchObject({
    ...{ by: "the site", action: "automatic rollback", remote: "mf-cart", version: "2" },
    why: "it failed for 5 of 20 visitors, the live release for 1 of 100",
  });
  expect(others).toEqual([]);
  expect(lines.filter((line) => line.includes("a canary was ended"))).toHaveLength(1);
});

test("FE-04 one visitor counts once, and nobody counts who did not get the release here", async () => {
  const { watch, serve } = openProcess();
  await serve("2", 4, 4);
  for (let report = 0; report < 100; report++)
    for (const visitor of ["2-0", "1-0", "made-up"]) await watch.failed("mf-cart", "2", visitor);
  await watch.failed("mf-made-up", "2", "2-0");
  expect(watch.of("mf-cart", "2")).toEqual(count(4, 4));
  expect(await canary()).toBe("2");
});

test("FE-04 what is counted is forgotten after an hour", async () => {
  const { watch, serve } = openProcess();
  await serve("1", 3, 0);
  now += 3_600_001;
  expect(watch.of("mf-cart", "1")).toEqual(count(0, 0));
});

test("FE-04 a process that may not write to the store logs that the canary fails", async () => {
  const { serve } = openProcess({ ...store, create: () => Promise.reject(new Error("read-only")) });
  await serve("2", 5, 5);
  expect(await canary()).toBe("2");
  expect(lines.join()).toContain("a canary could not be ended");
});

test("FE-04 /metrics has the counts of the rule while a canary runs, and the faults of each release", async () => {
  const { serve, metrics } = openProcess();
  await serve("1", 10, 1);
  await serve("2", 5, 2);
  await metrics.fault("mf-cart", "2");
  await metrics.fault("mf-cart", "made-up");
  const series = (await metrics.text()).split("\n").filter((line) => /^stays_(canary|release_f)/.test(line));
  expect(series).toEqual([
    'stays_release_failures_total{remote="mf-cart",release="2"} 1',
    'stays_canary_visitors{remote="mf-cart",release="1",role="live"} 10',
    'stays_canary_visitors{remote="mf-cart",release="2",role="canary"} 5',
    'stays_canary_failures{remote="mf-cart",release="1",role="live"} 1',
    'stays_canary_failures{remote="mf-cart",release="2",role="canary"} 2',
  ]);
});
