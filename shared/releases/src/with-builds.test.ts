import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, goLive, openFolderReleases, readRegistry, withBuilds } from "./index.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-builds-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function storeWith(name: string, versions: Readonly<Record<string, string>>) {
  const store = openFolderReleases(path.join(folder, name));
  for (const [remote, version] of Object.entries(versions))
    await changeRegistry(store, { by: "test", action: "release", remote }, (registry, act) =>
      goLive(registry, remote, version, act),
    );
  return store;
}

const readVersions = async (store: Parameters<typeof readRegistry>[0]) => {
  const { remotes } = (await readRegistry(store)).registry;
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
};

test("FE-04 a release that is live is not superseded by a build; remotes without a release show their build", async () => {
  const live = await storeWith("live", { "mf-search": "1.0.0-rolled-back-to" });
  const builds = await storeWith("builds", { "mf-search": "1.0.0-built", "mf-cart": "1.0.0-built" });
  expect(await readVersions(withBuilds(live, builds))).toEqual({
    "mf-search": "1.0.0-rolled-back-to",
    "mf-cart": "1.0.0-built",
  });
});

test("before the first release, and before the first build, the other store alone is read", async () => {
  const empty = openFolderReleases(path.join(folder, "none"));
  const other = await storeWith("other", { "mf-cart": "1.0.0" });
  expect(await readVersions(withBuilds(empty, other))).toEqual({ "mf-cart": "1.0.0" });
  expect(await readVersions(withBuilds(other, empty))).toEqual({ "mf-cart": "1.0.0" });
});
