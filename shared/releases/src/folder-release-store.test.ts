import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { audit, readAudit } from "./audit.js";
import { openFolderReleases } from "./folder-release-store.js";
import { readRegistry, updateRegistry } from "./registry.js";
import { goLive } from "./registry-changes.js";

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "stays-releases-")), "releases");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const text = (content: Uint8Array | null): string | null => content && new TextDecoder().decode(content);

test("a file is read by its path, and what is not there is null", async () => {
  await mkdir(path.join(folder, "mf-cart/1.0.0"), { recursive: true });
  await writeFile(path.join(folder, "mf-cart/1.0.0/a.js"), "1");
  const store = openFolderReleases(folder);
  expect(text(await store.read("mf-cart/1.0.0/a.js"))).toBe("1");
  expect(await store.read("mf-cart/1.0.0/b.js")).toBeNull();
  expect(await store.read("mf-cart/1.0.0")).toBeNull();
  expect(await store.list("mf-cart")).toEqual(["1.0.0"]);
  expect(await store.list("mf-search")).toEqual([]);
});

test.each([
  "../secret.txt",
  "mf-cart/../../secret.txt",
  ".env",
  "/etc/passwd",
  "a//b",
  "a\\..\\secret.txt",
  "a\0",
])("%j does not lead out of the store", async (file) => {
  await writeFile(path.join(path.dirname(folder), "secret.txt"), "secret");
  expect(await openFolderReleases(folder).read(file)).toBeNull();
});

test("FE-02 the registry is replaced only by who knows what it was", async () => {
  const store = openFolderReleases(folder);
  expect(await store.compareAndSet("something", "{}")).toBe(false);
  expect(await store.compareAndSet(null, "{}")).toBe(true);
  expect(await store.compareAndSet(null, "[]")).toBe(false);
  expect(text(await store.read("registry.json"))).toBe("{}");
});

test("FE-02 twenty releases in the same moment are all live afterwards", async () => {
  const names = Array.from({ length: 20 }, (_, number) => `mf-team${number}`);
  await Promise.all(
    names.map((name) =>
      updateRegistry(openFolderReleases(folder), (registry) =>
        goLive(registry, name, "2.0.0", { by: name, at: "2027-01-01T00:00:00.000Z" }),
      ),
    ),
  );
  const { registry } = await readRegistry(openFolderReleases(folder));
  expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
  expect(await readdir(folder)).toEqual(["registry.json"]);
});

test("FE-02 ten releases of one remote in the same moment: one is live, the others are remembered", async () => {
  const versions = Array.from({ length: 10 }, (_, number) => `1.${number}.0`);
  await Promise.all(
    versions.map((version) =>
      updateRegistry(openFolderReleases(folder), (registry) =>
        goLive(registry, "mf-search", version, { by: "anna", at: "2027-01-01T00:00:00.000Z" }),
      ),
    ),
  );
  const { registry } = await readRegistry(openFolderReleases(folder));
  const { version, previous = [] } = registry.remotes["mf-search"] ?? { version: "" };
  expect([version, ...previous.map((stint) => stint.version)].sort()).toEqual(versions);
});

describe("a built release", () => {
  let built: string;
  beforeEach(async () => {
    built = path.join(path.dirname(folder), "built");
    await mkdir(path.join(built, "js"), { recursive: true });
    await writeFile(path.join(built, "js/a.js"), "1");
  });

  test("FE-02 is published whole", async () => {
    const store = openFolderReleases(folder);
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(true);
    expect(text(await store.read("mf-cart/1.0.0/js/a.js"))).toBe("1");
    expect(await store.list("mf-cart")).toEqual(["1.0.0"]);
  });

  test("FE-02 never gets another content", async () => {
    const store = openFolderReleases(folder);
    await store.publish("mf-cart", "1.0.0", built);
    await writeFile(path.join(built, "js/a.js"), "2");
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(false);
    expect(text(await store.read("mf-cart/1.0.0/js/a.js"))).toBe("1");
    expect(await store.list("mf-cart")).toEqual(["1.0.0"]);
  });

  test.each([
    ["../mf-cart", "1.0.0"],
    ["mf-cart", "../1.0.0"],
    ["mf-cart", "a/b"],
  ])("%s %s has no place in the store", async (name, version) => {
    await expect(openFolderReleases(folder).publish(name, version, built)).rejects.toThrow("cannot be");
  });
});

test("FE-04 the audit says who did what when, and why, in order", async () => {
  const store = openFolderReleases(folder);
  const entry = { at: "2027-01-01T00:00:00.000Z", by: "anna", remote: "mf-cart", version: "1.0.0", why: "" };
  expect(await readAudit(store)).toEqual([]);
  await audit(store, { ...entry, action: "release" });
  await audit(store, { ...entry, action: "rollback", why: "prices\nmissing" });
  expect(await readAudit(store)).toEqual([
    { ...entry, action: "release" },
    { ...entry, action: "rollback", why: "prices\nmissing" },
  ]);
});

test("the lock of a process that died does not last", async () => {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, "registry.json.lock");
  await writeFile(lock, "");
  await utimes(lock, new Date(0), new Date(0));
  expect(await openFolderReleases(folder).compareAndSet(null, "{}")).toBe(true);
});
