import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases } from "./folder-release-store.js";
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
