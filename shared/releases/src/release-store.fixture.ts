import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { openReleases } from "./open-releases.js";
import { changeRegistry, documentNumbers, readDocuments, readRegistry, removeDocuments } from "./registry.js";
import { goLive, retire } from "./registry-transitions.js";
import { releaseHash } from "./release-seal.js";
import type { ReleaseStore } from "./release-store.js";
import { assertWhole } from "./whole-release.js";

const text = (content: Uint8Array | null): string | null => content && new TextDecoder().decode(content);
/** A program that releases a remote: its arguments are location, remote, seconds that its clock is off, and changes. */
const WRITER = path.join(import.meta.dirname, "release-writer.fixture.js");

const NOW = Date.UTC(2027, 0, 1);
const at = "2027-01-01T00:00:00.000Z";

/** Releases a remote, by a clock. */
export const release = (store: ReleaseStore, remote: string, version: string, now = NOW) =>
  changeRegistry(
    store,
    { by: remote, action: "release", remote },
    (registry, act) => goLive(registry, remote, version, act),
    () => now,
  );

/** Writes a file of a store behind its back; null removes it. */
export type WriteRaw = (file: string, content: Uint8Array | string | null) => Promise<void>;

/** Files of a built release, in the order in which they are written. */
const BUILT = ["css/a.css", "gate.json", "js/a.js", "js/a.js.br", "server.cjs", "release.json"] as const;
const CHECKED = ["css/a.css", "js/a.js", "server.cjs"];

/** Builds a release whose descriptor names its files. */
async function buildWhole(folder: string, builtAt = at): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of ["css", "js"]) await mkdir(path.join(folder, name), { recursive: true });
  const contents = CHECKED.map((file) => [file, `content of ${file}`] as const);
  for (const [file, content] of contents) await writeFile(path.join(folder, file), content);
  await writeFile(path.join(folder, "js/a.js.br"), brotliCompressSync("content of js/a.js"));
  await writeFile(path.join(folder, "gate.json"), "{}");
  const integrity = Object.fromEntries(
    contents.map(([file, content]) => [file, releaseHash(new TextEncoder().encode(content))]),
  );
  const descriptor = { name: "mf-cart", version: "1.0.0", contract: 2, integrity, builtAt };
  await writeFile(path.join(folder, "release.json"), JSON.stringify(descriptor));
}

/**
 * The tests that every release store must pass.
 *
 * @param locate returns the location of the store under test; the store is empty at the start of each test
 */
export function describeReleaseStore(locate: () => string): void {
  const open = () => openReleases(locate());
  let built: string;

  beforeEach(async () => {
    built = await mkdtemp(path.join(tmpdir(), "stays-built-"));
    await mkdir(path.join(built, "js"));
    await writeFile(path.join(built, "js/a.js"), "1");
    await writeFile(path.join(built, "release.json"), "{}");
  });
  afterEach(() => rm(built, { recursive: true }));

  test("FE-02 a release is published whole, and read by its path; what is not there is null", async () => {
    const store = await open();
    expect(await store.list("mf-cart")).toEqual([]);
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(true);
    expect(text(await store.read("mf-cart/1.0.0/js/a.js"))).toBe("1");
    expect(text(await store.read("mf-cart/1.0.0/release.json"))).toBe("{}");
    expect(await store.read("mf-cart/1.0.0/js/b.js")).toBeNull();
    expect(await store.read("mf-cart/1.0.0")).toBeNull();
    expect(await store.list("mf-cart")).toEqual(["1.0.0"]);
  });

  test("FE-02 a release never gets another content", async () => {
    const store = await open();
    await store.publish("mf-cart", "1.0.0", built);
    await writeFile(path.join(built, "js/a.js"), "2");
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(false);
    expect(text(await store.read("mf-cart/1.0.0/js/a.js"))).toBe("1");
  });

  test("FE-02 a release that is removed is gone, and may be published again; others stay", async () => {
    const store = await open();
    await store.publish("mf-cart", "1.0.0", built);
    await store.publish("mf-cart", "2.0.0", built);
    await store.remove("mf-cart", "1.0.0");
    await store.remove("mf-cart", "1.0.0");
    expect(await store.list("mf-cart")).toEqual(["2.0.0"]);
    expect(await store.read("mf-cart/1.0.0/js/a.js")).toBeNull();
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(true);
  });

  test("FE-02 a version is its bytes: others are refused with the file that differs", async () => {
    const store = await open();
    await buildWhole(built);
    await store.publish("mf-cart", "1.0.0", built);
    const descriptor = await store.read("mf-cart/1.0.0/release.json");
    await writeFile(path.join(built, "js/a.js"), "other");
    const other = JSON.parse(await readFile(path.join(built, "release.json"), "utf8"));
    other.integrity["js/a.js"] = releaseHash(new TextEncoder().encode("other"));
    await writeFile(path.join(built, "release.json"), JSON.stringify(other));
    await expect(store.publish("mf-cart", "1.0.0", built)).rejects.toThrow(
      "mf-cart/1.0.0 is in the release store with another js/a.js. A version is its bytes",
    );
    expect(await store.read("mf-cart/1.0.0/release.json")).toEqual(descriptor);
  });

  test("an entry of the audit has the commit that its release was built of", async () => {
    const store = await open();
    await writeFile(path.join(built, "release.json"), '{"commit":"abc123","isDirty":true}');
    await store.publish("mf-cart", "1.0.0", built);
    await release(store, "mf-cart", "1.0.0");
    expect(await readDocuments(store)).toMatchObject([{ action: "release", commit: "abc123+changes" }]);
  });

  test("FE-02 of two who publish the same release one does, and it is whole", async () => {
    const [one, other] = [await open(), await open()];
    const done = await Promise.all([
      one.publish("mf-cart", "1.0.0", built),
      other.publish("mf-cart", "1.0.0", built),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(text(await one.read("mf-cart/1.0.0/js/a.js"))).toBe("1");
  });

  test.each([
    ["../mf-cart", "1.0.0"],
    ["mf-cart", "../1.0.0"],
    ["mf-cart", "a/b"],
  ])("%s %s has no place in the store", async (name, version) => {
    const store = await open();
    await expect(store.publish(name, version, built)).rejects.toThrow("cannot be");
  });

  test.each(["../secret.txt", "mf-cart/../../secret.txt", ".env", "/etc/passwd", "a//b", "a\\..\\b", "a\0"])(
    "%j is not read",
    async (file) => {
      expect(await (await open()).read(file)).toBeNull();
    },
  );

  test("FE-02 a file is created once, and a document of the registry is removed alone", async () => {
    const store = await open();
    const done = await Promise.all(
      Array.from({ length: 20 }, async (_, number) =>
        (await open()).create("registry/00000001.json", `${number}`),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.create("registry/00000001.json", "later")).toBe(false);
    expect(text(await store.read("registry/00000001.json"))).toBe(`${done.indexOf(true)}`);
    await store.create("registry/00000002.json", "2");
    await store.remove("registry", "00000001.json");
    expect(await store.list("registry")).toEqual(["00000002.json"]);
    await expect(store.create("registry/../a.json", "{}")).rejects.toThrow("cannot be a file");
  });

  test("FE-02 the registry pins each release that it names to the store's content", async () => {
    const store = await open();
    await store.publish("mf-cart", "1.0.0", built);
    await release(store, "mf-cart", "1.0.0");
    await release(store, "mf-cart", "2.0.0");
    const { registry, number } = await readRegistry(store);
    const hash = releaseHash(new TextEncoder().encode("{}"));
    expect(number).toBe(2);
    expect(registry.remotes["mf-cart"]).toMatchObject({
      version: "2.0.0",
      previous: [{ version: "1.0.0", hash }],
    });
    expect(registry.remotes["mf-cart"]).not.toHaveProperty("hash");
  });

  test("FE-02 a change that finds nothing to do writes nothing", async () => {
    const store = await open();
    const act = { by: "anna", action: "release", remote: "mf-cart" } as const;
    expect(await changeRegistry(store, act, () => null)).toBeNull();
    expect(await store.list("registry")).toEqual([]);
  });

  test("FE-02 a change that nobody could read is refused, and nothing is written", async () => {
    const store = await open();
    await expect(release(store, "mf-cart", "../1")).rejects.toThrow("remotes.mf-cart.version");
    expect(await store.list("registry")).toEqual([]);
  });

  test("FE-04 the audit says who did what when, and why, in the order of the numbers, whatever the clocks say", async () => {
    const store = await open();
    expect(await readDocuments(store)).toEqual([]);
    await release(store, "mf-cart", "1.0.0");
    await changeRegistry(
      store,
      { by: "bo", action: "retire", remote: "mf-cart", why: "prices\nmissing" },
      (registry) => retire(registry, "mf-cart"),
      () => NOW - 60_000,
    );
    const entry = { at, remote: "mf-cart", version: "1.0.0" };
    expect(await readDocuments(store)).toMatchObject([
      { ...entry, by: "mf-cart", action: "release", why: "" },
      { ...entry, at: "2026-12-31T23:59:00.000Z", by: "bo", action: "retire", why: "prices\nmissing" },
    ]);
  });

  test("FE-02 old documents are removed, the newest never", async () => {
    const store = await open();
    for (const version of ["1", "2", "3"]) await release(store, "mf-cart", version);
    await removeDocuments(store, 2);
    expect(await documentNumbers(store)).toEqual([2, 3]);
    await removeDocuments(store, 9);
    expect(await documentNumbers(store)).toEqual([3]);
    await release(store, "mf-cart", "4");
    expect((await readRegistry(store)).registry.remotes["mf-cart"]?.previous).toHaveLength(3);
  });
}

/**
 * Each way in which a file of a release can be missing or wrong. A real bucket takes a second for each, and the rule reads
 * every store in the same way.
 *
 * @param locate as above
 * @param writeRaw writes to that store
 */
export function describeWholeRelease(locate: () => string, writeRaw: WriteRaw): void {
  const open = () => openReleases(locate());
  let built: string;

  beforeEach(async () => {
    built = await mkdtemp(path.join(tmpdir(), "stays-built-"));
  });
  afterEach(() => rm(built, { recursive: true }));

  const killed = BUILT.map((_, step) => [`killed before ${BUILT[step]}`, BUILT.slice(step), null] as const);
  const damaged = BUILT.filter((file) => file !== "gate.json").flatMap((file) =>
    [
      ["missing", null],
      ["empty", ""],
      ["cut off", "con"],
      ["changed", '{"integrity":{"js/a.js":"sha384-x"}}'],
    ].map(([what, content]) => [`${file} is ${what}`, [file], content ?? null] as const),
  );
  const harmless = ["js/a.js.br is missing"];

  test.each([...killed, ...damaged])("FE-02 %s", async (fault, files, content) => {
    const store = await open();
    await buildWhole(built);
    await store.publish("mf-cart", "1.0.0", built);
    const pinned = await assertWhole(store, "mf-cart", "1.0.0");
    for (const file of files) await writeRaw(`mf-cart/1.0.0/${file}`, content);
    const check = async () => assertWhole(await open(), "mf-cart", "1.0.0", pinned);
    if (harmless.includes(fault)) expect(await check()).toBe(pinned);
    else await expect(check()).rejects.toThrow(/mf-cart 1\.0\.0 is not whole in the release store: \S+ is/);
    // As the message says: the same sources are released again, at another time.
    await buildWhole(built, "2027-01-02T00:00:00.000Z");
    await (await open()).publish("mf-cart", "1.0.0", built);
    expect(await assertWhole(await open(), "mf-cart", "1.0.0")).toMatch(/^sha384-/);
    for (const file of CHECKED)
      expect(text(await store.read(`mf-cart/1.0.0/${file}`))).toBe(`content of ${file}`);
  });
}

/** Tests with processes of their own, for stores that are fast enough. */
export function describeWriters(locate: () => string): void {
  test("FE-02 twenty processes whose clocks are up to a minute off lose no change", async () => {
    const names = Array.from({ length: 20 }, (_, number) => `mf-team-${String.fromCharCode(97 + number)}`);
    const changes = 3;
    await Promise.all(
      names.map((name, index) => {
        const skew = Math.round((index / 19) * 120 - 60);
        return promisify(execFile)(process.execPath, [WRITER, locate(), name, `${skew}`, `${changes}`]);
      }),
    );
    const store = await openReleases(locate());
    const { registry, number } = await readRegistry(store);
    expect(number).toBe(names.length * changes);
    expect(Object.keys(registry.remotes).sort()).toEqual(names);
    for (const entry of Object.values(registry.remotes))
      expect(entry).toMatchObject({ version: "3.0.0", previous: { length: 2 } });
    const entries = await readDocuments(store);
    const countEntries = (name: string) => entries.filter(({ remote }) => remote === name).length;
    expect(names.map(countEntries)).toEqual(names.map(() => changes));
  });
}
