import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { releaseHash, signRelease } from "@stays/releases";
import { unpackHost } from "./unpack-host.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
let folder: string;
let store: Map<string, Uint8Array<ArrayBuffer>>;

const read = async (file: string) => store.get(file) ?? null;

/** Puts a release of the host into the store; returns the hash that pins it. */
function release(files: Readonly<Record<string, string>>): string {
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, releaseHash(bytes(text))]),
  );
  for (const [file, text] of Object.entries(files)) store.set(`host/1/${file}`, bytes(text));
  const descriptor = bytes(JSON.stringify({ name: "host", version: "1", integrity }));
  store.set("host/1/release.json", descriptor);
  return releaseHash(descriptor);
}

const files = { "js/main.js": "web", "server/main.cjs": "server", "settings/defaults/en.json": "{}" };
const unpack = (hash?: string, publicKey?: string) =>
  unpackHost({ read }, { version: "1", hash }, folder, publicKey);

beforeEach(async () => {
  store = new Map();
  folder = await mkdtemp(path.join(tmpdir(), "stays-unpack-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("FE-02 a released host is unpacked where an installation has its files", async () => {
  await unpack(release(files));
  expect(await readFile(path.join(folder, "dist/server/main.cjs"), "utf8")).toBe("server");
  expect(await readFile(path.join(folder, "dist/web/js/main.js"), "utf8")).toBe("web");
  expect(await readFile(path.join(folder, "dist/web/release.json"), "utf8")).toContain('"version":"1"');
  expect(await readFile(path.join(folder, "settings/defaults/en.json"), "utf8")).toBe("{}");
});

test("FE-02 a file that was replaced in the store is refused, and is not written", async () => {
  const hash = release(files);
  store.set("host/1/server/main.cjs", bytes("changed"));
  await expect(unpack(hash)).rejects.toThrow("host/1/server/main.cjs is not the one that was released");
  expect(await readdir(path.join(folder, "dist"))).not.toContain("server");
});

test("FE-02 nothing is written after a host was refused, so that its folder can be removed", async () => {
  const hash = release(files);
  store.set("host/1/server/main.cjs", bytes("changed"));
  const slow = async (file: string) => {
    for (let turn = 0; turn < 50 && file.endsWith("main.js"); turn++) await new Promise(setImmediate);
    return read(file);
  };
  await expect(unpackHost({ read: slow }, { version: "1", hash }, folder, undefined)).rejects.toThrow();
  await rm(path.join(folder, "dist"), { recursive: true });
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
  expect(await readdir(folder)).not.toContain("dist");
});

test("FE-02 a release.json other than the pinned one is refused before anything is read", async () => {
  const hash = release(files);
  release({ ...files, "server/main.cjs": "changed" });
  await expect(unpack(hash)).rejects.toThrow("is not the one that the registry pins");
  expect(await readdir(folder)).toEqual([]);
});

test("FE-02 with a public key, only a signed host is unpacked", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  release(files);
  await expect(unpack(undefined, pem)).rejects.toThrow("is not signed");
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const content = store.get("host/1/release.json") ?? bytes("");
  store.set("host/1/release.json.sig", bytes(signRelease(content, key)));
  await unpack(undefined, pem);
  expect(await readdir(folder)).toContain("dist");
});

test("FE-02 a host that was only deployed has no server to start", async () => {
  await expect(unpack(release({ "js/main.js": "web" }))).rejects.toThrow("has browser files only");
});
