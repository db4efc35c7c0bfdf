import { generateKeyPairSync } from "node:crypto";
import { releaseHash, signRelease } from "@stays/releases";
import { createLog } from "../observability/log.ts";
import {
  descriptorFixture,
  makeReader,
  makeSource,
  writeRegistry,
} from "../testing/test-registry.fixture.ts";
import { RegistryStore } from "./registry-store.ts";

let files: Record<string, string>;
let lines: string[];
let reads: string[];
let now: number;

const makeDescriptor = (name: string, version: string) =>
  JSON.stringify({ ...descriptorFixture(name, version), integrity: { "s.cjs": "sha384-abc" } });
/** Makes these versions live, and retires others. */
const setLive = (remotes: Record<string, string>, retired = "mf-cart") =>
  writeRegistry(
    files,
    { remotes: Object.fromEntries(Object.entries(remotes).map(([name, version]) => [name, { version }])) },
    { action: "retire", remote: retired },
  );

beforeEach(() => {
  lines = [];
  reads = [];
  now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  files = {
    "mf-search/1.0.0/release.json": makeDescriptor("mf-search", "1.0.0"),
    "mf-search/1.0.0/css/a.css": ".a{}",
    "mf-search/1.1.0/release.json": makeDescriptor("mf-search", "1.1.0"),
    "mf-cart/1.0.0/release.json": makeDescriptor("mf-cart", "1.0.0"),
  };
  setLive({ "mf-search": "1.0.0" });
});

const open = (publicKey?: string) => {
  const log = createLog((line) => lines.push(line));
  return new RegistryStore({
    source: makeSource(files, log),
    publicKey,
    read: async (file) => {
      reads.push(file);
      return makeReader(files).read(file);
    },
    baseUrl: "/releases/",
    log,
  });
};

test("FE-01 the live releases come from the registry, with addresses and styles", async () => {
  const { "mf-search": search } = await open().get();
  expect(search).toMatchObject({
    descriptor: { version: "1.0.0", entry: "e.js" },
    baseUrl: "/releases/mf-search/1.0.0/",
  });
  expect(await search?.css("css/a.css")).toBe(".a{}");
});

test("FE-02 a release that goes live is seen at the next read, and so is its rollback", async () => {
  const registry = open();
  await registry.get();
  setLive({ "mf-search": "1.1.0", "mf-cart": "1.0.0" }, "mf-search");
  const next = await registry.get();
  expect(next["mf-search"]?.descriptor.version).toBe("1.1.0");
  expect(next["mf-cart"]?.descriptor.version).toBe("1.0.0");
  setLive({ "mf-search": "1.0.0" });
  expect((await registry.get())["mf-search"]?.descriptor.version).toBe("1.0.0");
  expect(reads.filter((file) => file === "mf-search/1.0.0/release.json")).toHaveLength(1);
});

test.each([
  ["made before its release was revoked", { version: "1.1.0", number: 4 }, true],
  ["of the number that was looked at", { version: "1.1.0", number: 5 }, true],
  ["made after", { version: "1.1.0", number: 6 }, false],
  ["of another release, made before", { version: "1.0.0", number: 3 }, false],
  ["of another release, from before all of the remote ended", { version: "1.0.0", number: 2 }, true],
  ["without a number", { version: "1.1.0" }, true],
])("FE-04 a preview %s: no clock decides whether it has ended", async (_, preview, isRevoked) => {
  writeRegistry(files, {
    remotes: { "mf-search": { version: "1.0.0" } },
    revoked: { "mf-search/1.1.0": 5, "mf-search": 2 },
  });
  const registry = open();
  await registry.get();
  expect(registry.isRevoked({ remote: "mf-search", until: 9_999_999_999_999, ...preview })).toBe(isRevoked);
});

test("FE-03 a release that cannot be read costs its own remote only", async () => {
  setLive({ "mf-search": "1.0.0", "mf-cart": "9.9.9", "mf-upsell": "1.0.0" }, "mf-search");
  files["mf-upsell/1.0.0/release.json"] = makeDescriptor("mf-upsell", "2.0.0");
  expect(Object.keys(await open().get())).toEqual(["mf-search"]);
  expect(lines.filter((line) => line.includes("a release cannot be used"))).toHaveLength(2);
});

test("FE-03 a release that comes late is live once it is readable, and its absence is named until then", async () => {
  const late = files["mf-cart/1.0.0/release.json"] ?? "";
  delete files["mf-cart/1.0.0/release.json"];
  setLive({ "mf-search": "1.0.0", "mf-cart": "1.0.0" }, "mf-search");
  const registry = open();
  await registry.get();
  expect(registry.missing).toEqual(["mf-cart"]);
  files["mf-cart/1.0.0/release.json"] = late;
  now = 999;
  expect(Object.keys(await registry.get())).toEqual(["mf-search"]);
  now = 1_000;
  expect(Object.keys(await registry.get())).toEqual(["mf-search", "mf-cart"]);
  expect(registry.missing).toEqual([]);
});

test("FE-03 a live release that becomes readable replaces the last good one", async () => {
  const late = files["mf-search/1.1.0/release.json"] ?? "";
  delete files["mf-search/1.1.0/release.json"];
  writeRegistry(files, {
    remotes: { "mf-search": { version: "1.1.0", previous: [{ version: "1.0.0" }] } },
  });
  const registry = open();
  expect((await registry.get())["mf-search"]?.descriptor.version).toBe("1.0.0");
  expect(registry.unserved).toEqual(["mf-search 1.1.0"]);
  files["mf-search/1.1.0/release.json"] = late;
  now = 1_000;
  expect((await registry.get())["mf-search"]?.descriptor.version).toBe("1.1.0");
  expect(registry.unserved).toEqual([]);
});

test("FE-03 a release that stays unreadable is logged once, however often it is tried again", async () => {
  setLive({ "mf-cart": "9.9.9" }, "mf-search");
  const registry = open();
  for (now = 0; now < 10_000; now += 1_000) await registry.get();
  expect(lines.filter((line) => line.includes("a release cannot be used"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"releases"'))).toHaveLength(1);
});

test("FE-02 FE-03 a stylesheet that is not the released one is not inlined, and is read again", async () => {
  const descriptor = JSON.parse(makeDescriptor("mf-search", "1.0.0"));
  const hash = releaseHash(new TextEncoder().encode(".a{}"));
  descriptor.integrity["css/a.css"] = hash;
  files["mf-search/1.0.0/release.json"] = JSON.stringify(descriptor);
  const { "mf-search": search } = await open().get();
  files["mf-search/1.0.0/css/a.css"] = ".a{background:url(//evil.example)}";
  await expect(search?.css("css/a.css")).rejects.toThrow("not the one that was released");
  files["mf-search/1.0.0/css/a.css"] = ".a{}";
  expect(await search?.css("css/a.css")).toBe(".a{}");
});

describe("a release that is not the one that was made live", () => {
  const pin = (hash: string) =>
    writeRegistry(files, { remotes: { "mf-search": { version: "1.0.0", hash } } });
  const hash = (file: string) => releaseHash(new TextEncoder().encode(files[file] ?? ""));

  test("FE-02 is rejected by the hash in the registry", async () => {
    pin(hash("mf-search/1.0.0/release.json"));
    expect(Object.keys(await open().get())).toEqual(["mf-search"]);
    files["mf-search/1.0.0/release.json"] = makeDescriptor("mf-search", "1.0.0").replace(
      "sha384-abc",
      "sha384-evil",
    );
    const registry = open();
    expect(await registry.get()).toEqual({});
    expect(registry.missing).toEqual(["mf-search"]);
    expect(lines.join()).toContain("not the one that the registry pins");
  });

  test("FE-02 is rejected where the site requires signatures and it has none, also as a preview", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519", {
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const registry = open(publicKey);
    expect(await registry.get()).toEqual({});
    expect(await registry.find("mf-search", "1.1.0")).toBeNull();
    expect(lines.join()).toContain("is not signed");
    for (const version of ["1.0.0", "1.1.0"]) {
      const folder = `mf-search/${version}/`;
      const content = new TextEncoder().encode(files[`${folder}release.json`]);
      files[`${folder}release.json.sig`] = signRelease(content, privateKey);
    }
    now = 1_000;
    expect(Object.keys(await registry.get())).toEqual(["mf-search"]);
    expect((await registry.find("mf-search", "1.1.0"))?.descriptor.version).toBe("1.1.0");
  });
});
