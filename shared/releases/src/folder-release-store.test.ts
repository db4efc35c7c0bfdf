import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases } from "./folder-release-store.js";
import { makeReadable } from "./make-readable.js";
import {
  describeReleaseStore,
  describeWholeRelease,
  describeWriters,
  release,
  type WriteRaw,
} from "./release-store.fixture.ts";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "stays-releases-"));
  folder = path.join(parent, "site/releases");
});
afterEach(() => rm(parent, { recursive: true }));

const locate = () => folder;
const writeRaw: WriteRaw = async (file, content) => {
  const place = path.join(folder, file);
  await (content === null ? rm(place, { force: true }) : writeFile(place, content));
};

describe("a folder", () => describeReleaseStore(locate));

describe("a release is whole, or it is none that goes live", () => describeWholeRelease(locate, writeRaw));

describe("writers to a folder", () => describeWriters(locate));

test("a file beside the store is not read, whatever its path is called", async () => {
  await mkdir(path.join(folder, ".."), { recursive: true });
  await writeFile(path.join(folder, "../secret.txt"), "secret");
  expect(await openFolderReleases(folder).read("../secret.txt")).toBeNull();
});

test("FE-02 nothing is left over of a change", async () => {
  await openFolderReleases(folder).create("registry/00000001.json", "{}");
  await openFolderReleases(folder).create("registry/00000001.json", "{}");
  expect(await readdir(path.join(folder, "registry"))).toEqual(["00000001.json"]);
});

describe("under the umask 077", () => {
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o077);
  });
  afterEach(() => process.umask(umask));

  const builtRelease = async () => {
    const built = path.join(parent, "built");
    await mkdir(path.join(built, "js"), { recursive: true });
    for (const file of ["js/a.js", "release.json"]) await writeFile(path.join(built, file), "{}");
    return built;
  };
  const readMode = async (file: string) => ((await stat(path.join(folder, file))).mode & 0o777).toString(8);

  test("FE-02 a release and the registry are readable for everyone, with their folders", async () => {
    const store = openFolderReleases(folder);
    await store.publish("mf-cart", "1.0.0", await builtRelease());
    await release(store, "mf-cart", "1.0.0");
    for (const name of ["..", ".", "mf-cart", "mf-cart/1.0.0", "mf-cart/1.0.0/js", "registry"])
      expect([name, await readMode(name)]).toEqual([name, "755"]);
    for (const file of ["mf-cart/1.0.0/js/a.js", "mf-cart/1.0.0/release.json", "registry/00000001.json"])
      expect([file, await readMode(file)]).toEqual([file, "644"]);
  });

  test("FE-02 what cannot be made readable is refused with the command that its owner must run", async () => {
    // Nobody may change the mode of this file, not even root.
    const file = "/proc/self/environ";
    await expect(makeReadable(file)).rejects.toThrow(`must run: chmod a+rX ${file}`);
  });

  test("FE-02 a release that an earlier version left unreadable becomes readable", async () => {
    const store = openFolderReleases(folder);
    const built = await builtRelease();
    await store.publish("mf-cart", "1.0.0", built);
    await chmod(path.join(folder, "mf-cart/1.0.0/js/a.js"), 0o600);
    await chmod(path.join(folder, "mf-cart"), 0o700);
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(false);
    expect([await readMode("mf-cart"), await readMode("mf-cart/1.0.0/js/a.js")]).toEqual(["755", "644"]);
  });
});
