import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, endCanary, openFolderReleases, type ReleaseStore } from "@stays/releases";
import { openSiteWithCanary } from "./test-canary.ts";

let folder: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), "stays-canary-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Two servers, each of which has seen too few pages for a verdict. */
async function twoServers(openOther: (store: ReleaseStore) => ReleaseStore = (store) => store) {
  const { store, canary, startServer } = await openSiteWithCanary(openFolderReleases(folder), lines);
  const [one, other] = [startServer(store), startServer(openOther(store))];
  for (const server of [one, other]) {
    server.serve("1", 15);
    server.serve("2", 15);
  }
  return { store, canary, one, other, folders: () => store.list("canaries") };
}

test("FE-04 a canary that neither could judge alone is ended by the counts of both", async () => {
  const { one, other, canary, folders } = await twoServers();
  await one.fail("2", 6);
  await other.fail("2", 6);
  await one.share();
  expect([await canary(), await folders()]).toEqual(["2", ["mf-cart~2"]]);
  await other.share();
  expect(await canary()).toBeUndefined();
  await one.share();
  await other.share();
  expect(await folders()).toEqual([]);
});

test("FE-04 a page whose problems are reported to both failed once", async () => {
  const { one, other, canary } = await twoServers();
  const ids = Array.from({ length: 6 }, () => one.page("2"));
  for (const id of ids) await Promise.all([one.problem("2", id), other.problem("2", id)]);
  for (const server of [one, other, one]) await server.share();
  expect(await canary()).toBe("2");
});

test("FE-04 a server judges at once by what the other has shared", async () => {
  const { one, other, canary } = await twoServers();
  await other.fail("2", 6);
  await other.share();
  await one.share();
  await one.fail("2", 6);
  expect(await canary()).toBeUndefined();
});

test("FE-04 a server that may not write to the store judges alone, and logs that once", async () => {
  const readOnly = { replace: () => Promise.reject(new Error("read-only")) };
  const { one, other, canary } = await twoServers((store) => ({ ...store, ...readOnly }));
  await one.fail("2", 6);
  await one.share();
  await other.fail("2", 6);
  for (let time = 0; time < 3; time++) {
    other.serve("2", 1);
    await other.share();
  }
  expect(await canary()).toBe("2");
  expect(lines.filter((line) => line.includes("judges them alone"))).toHaveLength(1);
  other.serve("1", 10);
  other.serve("2", 10);
  await other.fail("2", 10);
  expect(await canary()).toBeUndefined();
});

test("FE-04 what another program has left in the store is not counted", async () => {
  const { store, one, other, canary } = await twoServers();
  for (const text of ["{", "[1]", '[{"minute":"1"}]']) await store.replace("canaries/mf-cart~2/x.json", text);
  await one.fail("2", 6);
  await one.share();
  await other.share();
  expect(await canary()).toBe("2");
});

test("no server writes while no canary is running", async () => {
  const { store, startServer } = await openSiteWithCanary(openFolderReleases(folder), lines);
  const { serve, share } = startServer(store);
  await changeRegistry(store, { by: "anna", action: "rollback", remote: "mf-cart" }, (registry) =>
    endCanary(registry, "mf-cart"),
  );
  serve("1", 100);
  await share();
  expect(await store.list("canaries")).toEqual([]);
});
