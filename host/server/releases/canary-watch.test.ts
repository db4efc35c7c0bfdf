import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases, readAudit } from "@stays/releases";
import { ReleaseHealth } from "./release-health.ts";
import { openSiteWithCanary } from "./test-canary.ts";

let folder: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), "stays-canary-"));
});
afterEach(() => rm(folder, { recursive: true }));

const siteWithCanary = async () => {
  const { store, canary, startServer } = await openSiteWithCanary(openFolderReleases(folder), lines);
  return { store, canary, ...startServer(store) };
};

test("FE-04 a canary that fails clearly more often is rolled back once, and logged", async () => {
  const { store, serve, fail, canary } = await siteWithCanary();
  serve("1", 100);
  serve("2", 20);
  await fail("1", 1);
  await fail("2", 12);
  expect(await canary()).toBeUndefined();
  const [, entry, ...others] = await readAudit(store);
  expect(entry).toMatchObject({
    by: "the site",
    action: "automatic rollback",
    remote: "mf-cart",
    version: "2",
  });
  expect(entry?.why).toMatch(/^its pages failed \d+ % of the time, those of 1 1 %$/);
  expect(others).toEqual([]);
  expect(lines.filter((line) => line.includes("a canary was ended"))).toHaveLength(1);
});

test("FE-04 one page that reports a hundred problems is one page that failed", async () => {
  const { serve, page, problem, canary } = await siteWithCanary();
  serve("1", 100);
  serve("2", 100);
  const id = page("2");
  for (let report = 0; report < 100; report++) await problem("2", id);
  expect(await canary()).toBe("2");
});

test("FE-04 outages of Galaxy and aborted requests do not count against the canary", async () => {
  const { serve, page, problem, canary } = await siteWithCanary();
  serve("1", 100);
  serve("2", 100);
  for (let report = 0; report < 100; report++) await problem("2", page("2"), false);
  expect(await canary()).toBe("2");
});

test.each([
  ["without an id", () => undefined],
  ["with a made-up id", () => "made.up"],
  ["with an id of a page that had the other release", (page: (version: string) => string) => page("1")],
])("FE-04 reports %s do not count", async (_, idFrom) => {
  const { serve, page, problem, canary } = await siteWithCanary();
  serve("1", 100);
  serve("2", 100);
  for (let report = 0; report < 100; report++) await problem("2", idFrom(page));
  expect(await canary()).toBe("2");
});

test("FE-04 forged reports of the live release do not protect a bad canary", async () => {
  const { serve, page, problem, fail, canary } = await siteWithCanary();
  serve("1", 100);
  serve("2", 100);
  for (let report = 0; report < 1000; report++) await problem("1", page("2"));
  await fail("2", 50);
  expect(await canary()).toBeUndefined();
});

test("FE-04 problems of the live release are not the canary's", async () => {
  const { serve, fail, problem, canary } = await siteWithCanary();
  serve("1", 100);
  serve("2", 100);
  await fail("1", 100);
  await problem("2", undefined);
  expect(await canary()).toBe("2");
});

test("FE-04 after a thousand failed pages no more are counted, so that what is shared stays small", () => {
  const health = new ReleaseHealth(() => 0);
  for (let page = 0; page < 3_000; page++) {
    health.viewed("mf-cart", "1", true);
    health.failed("mf-cart", "1", { id: `${page}`, releases: { "mf-cart": "1" } });
  }
  expect(health.pagesOf("mf-cart", "1")).toEqual({ pages: 1_000, failed: 1_000 });
});

test("what is counted is forgotten after an hour, and reports of what was never served do not count", () => {
  let now = 0;
  const health = new ReleaseHealth(() => now);
  const page = { id: "a", releases: { "mf-cart": "1" } };
  health.reported("mf-cart", "made-up");
  expect(health.of("mf-cart", "made-up")).toEqual({ views: 0, problems: 0 });
  health.failed("mf-cart", "1", page);
  expect(health.pagesOf("mf-cart", "1")).toEqual({ pages: 0, failed: 0 });
  health.viewed("mf-cart", "1", true);
  health.reported("mf-cart", "1");
  health.failed("mf-cart", "1", page);
  now = 59 * 60_000;
  expect(health.of("mf-cart", "1")).toEqual({ views: 1, problems: 1 });
  expect(health.pagesOf("mf-cart", "1")).toEqual({ pages: 1, failed: 1 });
  now = 60 * 60_000;
  expect(health.of("mf-cart", "1")).toEqual({ views: 0, problems: 0 });
  expect(health.pagesOf("mf-cart", "1")).toEqual({ pages: 0, failed: 0 });
});
