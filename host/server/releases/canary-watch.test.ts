import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  goLive,
  openFolderReleases,
  readAudit,
  readRegistry,
  startCanary,
  updateRegistry,
} from "@stays/releases";
import { createLog } from "../log/log.ts";
import { CanaryWatch } from "./canary-watch.ts";
import { RegistryStore } from "./registry-store.ts";
import { ReleaseHealth } from "./release-health.ts";

let folder: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), "stays-canary-"));
});
afterEach(() => rm(folder, { recursive: true }));

const act = { by: "anna", at: "2027-01-01T00:00:00.000Z" };

async function siteWithCanary() {
  const store = openFolderReleases(folder);
  for (const version of ["1", "2"]) {
    await mkdir(path.join(folder, "mf-cart", version), { recursive: true });
    const release = {
      name: "mf-cart",
      version,
      contract: 1,
      entry: "e.js",
      server: "s.cjs",
      exposes: {},
      integrity: {},
    };
    await writeFile(path.join(folder, "mf-cart", version, "release.json"), JSON.stringify(release));
  }
  await updateRegistry(store, (registry) =>
    startCanary(goLive(registry, "mf-cart", "1", act), "mf-cart", "2", 50, act),
  );
  const log = createLog((line) => lines.push(line));
  const registry = new RegistryStore({ read: store.read, baseUrl: "/r/", internalUrl: "http://h/r/", log });
  const health = new ReleaseHealth();
  const watch = new CanaryWatch({ store, registry, health, log });
  const serve = (version: string, views: number, problems: number) => {
    for (let view = 0; view < views; view++) health.viewed("mf-cart", version);
    for (let problem = 0; problem < problems; problem++) health.failed("mf-cart", version);
  };
  const canary = async () => (await readRegistry(store)).registry.remotes["mf-cart"]?.canary?.version;
  return { store, watch, serve, canary };
}

test("FE-04 a canary that fails clearly more often goes back by itself, once, and says so", async () => {
  const { store, watch, serve, canary } = await siteWithCanary();
  serve("1", 100, 1);
  serve("2", 20, 4);
  await Promise.all([watch.problem("mf-cart", "2"), watch.problem("mf-cart", "2")]);
  expect(await canary()).toBeUndefined();
  expect(await readAudit(store)).toMatchObject([
    {
      by: "the site",
      action: "automatic rollback",
      remote: "mf-cart",
      version: "2",
      why: "its pages failed 20 % of the time, those of 1 1 %",
    },
  ]);
  expect(lines.filter((line) => line.includes("a canary was taken back"))).toHaveLength(1);
});

test.each([
  ["has been seen too little", 19, 19, 100, 0],
  ["fails no more than the margin", 100, 6, 100, 2],
  ["fails as the live one does", 100, 50, 100, 50],
])("FE-04 a canary that %s stays", async (_, views, problems, liveViews, liveProblems) => {
  const { watch, serve, canary } = await siteWithCanary();
  serve("1", liveViews, liveProblems);
  serve("2", views, problems);
  await watch.problem("mf-cart", "2");
  expect(await canary()).toBe("2");
});

test("FE-04 problems of the live release are not the canary's", async () => {
  const { watch, serve, canary } = await siteWithCanary();
  serve("2", 100, 100);
  await watch.problem("mf-cart", "1");
  await watch.problem("mf-search", "2");
  expect(await canary()).toBe("2");
});

test("what is counted is forgotten after an hour, and reports of what was never served do not count", () => {
  let now = 0;
  const health = new ReleaseHealth(() => now);
  health.failed("mf-cart", "made-up");
  expect(health.of("mf-cart", "made-up")).toEqual({ views: 0, problems: 0 });
  health.viewed("mf-cart", "1");
  health.failed("mf-cart", "1");
  now = 59 * 60_000;
  expect(health.of("mf-cart", "1")).toEqual({ views: 1, problems: 1 });
  now = 60 * 60_000;
  expect(health.of("mf-cart", "1")).toEqual({ views: 0, problems: 0 });
});
