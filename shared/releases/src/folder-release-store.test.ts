import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases } from "./folder-release-store.js";
import { updateRegistry } from "./registry.js";

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

test("FE-02 releases at the same time lose nothing", async () => {
  const names = ["mf-search", "mf-property", "mf-packages", "mf-cart", "mf-upsell", "mf-transport"];
  await Promise.all(
    names.map((name) =>
      updateRegistry(openFolderReleases(folder), ({ remotes }) => ({
        remotes: { ...remotes, [name]: { version: "2.0.0" } },
      })),
    ),
  );
  const { remotes } = await updateRegistry(openFolderReleases(folder), (registry) => registry);
  expect(Object.keys(remotes).sort()).toEqual([...names].sort());
  expect(await readdir(folder)).toEqual(["registry.json"]);
});

test("the lock of a process that died does not last", async () => {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, "registry.json.lock");
  await writeFile(lock, "");
  await utimes(lock, new Date(0), new Date(0));
  expect(await openFolderReleases(folder).compareAndSet(null, "{}")).toBe(true);
});
