import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { audit, readAudit } from "./audit.js";
import { readRegistry, updateRegistry } from "./registry.js";
import { goLive } from "./registry-changes.js";
import { releaseHash } from "./release-seal.js";
import type { ReleaseStore } from "./release-store.js";

const text = (content: Uint8Array | null): string | null => content && new TextDecoder().decode(content);
const at = "2027-01-01T00:00:00.000Z";
const entry = { at, by: "anna", remote: "mf-cart", version: "1.0.0", why: "" };

/**
 * The tests that every release store must pass.
 *
 * @param open returns a new client of the store under test; the store is empty at the start of each test
 */
export function describeReleaseStore(open: () => Promise<ReleaseStore>): void {
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

  test("FE-04 a file of a canary is replaced, listed and removed", async () => {
    const store = await open();
    await store.replace("canaries/mf-cart~1/a.json", "1");
    await store.replace("canaries/mf-cart~1/a.json", "2");
    await store.replace("canaries/mf-cart~1/b.json", "3");
    expect(text(await store.read("canaries/mf-cart~1/a.json"))).toBe("2");
    expect([...(await store.list("canaries/mf-cart~1"))].sort()).toEqual(["a.json", "b.json"]);
    expect(await store.list("canaries")).toEqual(["mf-cart~1"]);
    await store.remove("canaries", "mf-cart~1");
    expect(await store.list("canaries")).toEqual([]);
    await expect(store.replace("canaries/../registry.json", "{}")).rejects.toThrow("cannot be a file");
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

  test("an entry of the audit has the commit that its release was built of", async () => {
    const store = await open();
    await writeFile(path.join(built, "release.json"), '{"commit":"abc123","isDirty":true}');
    await store.publish("mf-cart", "1.0.0", built);
    await audit(store, { ...entry, action: "release" });
    expect(await readAudit(store)).toEqual([{ ...entry, action: "release", commit: "abc123+changes" }]);
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

  test("FE-02 the registry is replaced only by who knows what it was", async () => {
    const store = await open();
    expect(await store.compareAndSet("something", "{}")).toBe(false);
    expect(await store.compareAndSet(null, "{}")).toBe(true);
    expect(await store.compareAndSet(null, "[]")).toBe(false);
    expect(await store.compareAndSet("{}", "[]")).toBe(true);
    expect(text(await store.read("registry.json"))).toBe("[]");
  });

  test("FE-02 of twenty who replace the same registry one does", async () => {
    await (await open()).compareAndSet(null, "0");
    const done = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => (await open()).compareAndSet("0", `next ${number}`)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  test("FE-02 twenty releases in the same moment are all published, live and written down", async () => {
    const names = Array.from({ length: 20 }, (_, number) => `mf-team${number}`);
    await Promise.all(
      names.map(async (name) => {
        const store = await open();
        await store.publish(name, "2.0.0", built);
        await updateRegistry(store, (registry) => goLive(registry, name, "2.0.0", { by: name, at }));
        await audit(store, { ...entry, action: "release", remote: name });
      }),
    );
    const store = await open();
    const { registry } = await readRegistry(store);
    expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
    expect((await readAudit(store)).map(({ remote }) => remote).sort()).toEqual([...names].sort());
    for (const name of names) expect(await store.list(name)).toEqual(["2.0.0"]);
  });

  test("FE-02 the registry pins each release that it names to the store's content, and an empty registry is one", async () => {
    const store = await open();
    await store.publish("mf-cart", "1.0.0", built);
    await store.compareAndSet(null, "");
    await updateRegistry(store, (registry) => goLive(registry, "mf-cart", "1.0.0", { by: "anna", at }));
    const { registry } = await updateRegistry(store, (known) =>
      goLive(known, "mf-cart", "2.0.0", { by: "anna", at }),
    ).then(() => readRegistry(store));
    const hash = releaseHash(new TextEncoder().encode("{}"));
    expect(registry.remotes["mf-cart"]).toMatchObject({
      version: "2.0.0",
      previous: [{ version: "1.0.0", hash }],
    });
    expect(registry.remotes["mf-cart"]).not.toHaveProperty("hash");
  });

  test("FE-02 ten releases of one remote in the same moment: one is live, the others are remembered", async () => {
    const versions = Array.from({ length: 10 }, (_, number) => `1.${number}.0`);
    await Promise.all(
      versions.map(async (version) =>
        updateRegistry(await open(), (registry) =>
          goLive(registry, "mf-search", version, { by: "anna", at }),
        ),
      ),
    );
    const { registry } = await readRegistry(await open());
    const { version, previous = [] } = registry.remotes["mf-search"] ?? { version: "" };
    expect([version, ...previous.map((release) => release.version)].sort()).toEqual(versions);
  });

  test("FE-04 the audit says who did what when, and why, in order", async () => {
    const store = await open();
    expect(await readAudit(store)).toEqual([]);
    await audit(store, { ...entry, action: "release" });
    await audit(store, { ...entry, action: "rollback", why: "prices\nmissing" });
    expect(await readAudit(store)).toEqual([
      { ...entry, action: "release" },
      { ...entry, action: "rollback", why: "prices\nmissing" },
    ]);
  });
}
