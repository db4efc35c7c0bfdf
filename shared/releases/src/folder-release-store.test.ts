import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readAudit } from "./audit.js";
import { openFolderReleases } from "./folder-release-store.js";
import { withLock } from "./lock-file.js";
import { describeReleaseStore } from "./release-store.contract.ts";

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "stays-releases-")), "releases");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

describe("a folder", () => describeReleaseStore(async () => openFolderReleases(folder)));

test("a file beside the store is not read, whatever its path is called", async () => {
  await writeFile(path.join(path.dirname(folder), "secret.txt"), "secret");
  expect(await openFolderReleases(folder).read("../secret.txt")).toBeNull();
});

test("FE-02 nothing is left over of a change", async () => {
  await openFolderReleases(folder).compareAndSet(null, "{}");
  expect(await readdir(folder)).toEqual(["registry.json"]);
});

test("the lock of a process that died does not last", async () => {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, "registry.json.lock");
  await writeFile(lock, "");
  await utimes(lock, new Date(0), new Date(0));
  expect(await openFolderReleases(folder).compareAndSet(null, "{}")).toBe(true);
});

test("a slow process whose lock went to another one leaves that one's lock alone", async () => {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, "lock");
  await withLock(lock, async () => {
    await utimes(lock, new Date(0), new Date(0));
    await withLock(lock, async () => {
      const lockContent = await readFile(lock, "utf8");
      await utimes(lock, new Date(), new Date());
      expect(await readdir(folder)).toEqual(["lock"]);
      await writeFile(lock, `${lockContent} still`);
    });
  });
  expect(await readFile(lock, "utf8")).toContain("still");
});

test("two processes that drop the same dead lock do not drop the one that the faster of them took", async () => {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, "lock");
  await writeFile(lock, "dead");
  await utimes(lock, new Date(0), new Date(0));
  let running = 0;
  let most = 0;
  const act = async () => {
    running += 1;
    most = Math.max(most, running);
    await readdir(folder);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(lock, act)));
  expect(most).toBe(1);
});

test("FE-04 a torn line of the audit does not hide the others", async () => {
  await mkdir(folder, { recursive: true });
  const line =
    '{"at":"2027-01-01T00:00:00.000Z","by":"anna","action":"release","remote":"mf-cart","version":"1","why":""}';
  await writeFile(path.join(folder, "audit.jsonl"), `${line}\n{"at":"2027-01-\n${line}\n`);
  expect(await readAudit(openFolderReleases(folder))).toHaveLength(2);
});
