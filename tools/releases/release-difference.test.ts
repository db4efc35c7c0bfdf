import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases } from "@stays/releases";
import { differenceLines, differenceOf, readLog } from "./release-difference.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-difference-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Stores a release of mf-cart whose modules have one script each, of so many bytes. */
async function store(version: string, modules: Readonly<Record<string, number>>): Promise<void> {
  const release = path.join(folder, "mf-cart", version);
  await mkdir(release, { recursive: true });
  const names = Object.keys(modules);
  const exposes = Object.fromEntries(names.map((name) => [`./${name}`, { js: [`${name}.js`], css: [] }]));
  await writeFile(path.join(release, "release.json"), JSON.stringify({ entry: "entry.js", exposes }));
  for (const [name, size] of Object.entries({ ...modules, entry: 500 }))
    await writeFile(path.join(release, `${name}.js.br`), "x".repeat(size));
}

test("FE-04 a release is compared with the live one, module by module", async () => {
  await store("1", { "slot-add": 4_000, "slot-badge": 1_000, "slot-panel": 9_000 });
  await store("2", { "slot-add": 5_200, "slot-panel": 9_000, "slot-rates": 300 });
  const releases = openFolderReleases(folder);
  const unknown = "0123456789abcdef0123456789abcdef01234567";
  const difference = await differenceOf(
    releases,
    "mf-cart",
    { version: "1", commit: unknown },
    { version: "2", commit: `${unknown}+changes` },
  );
  expect(difference).toEqual({
    commits: null,
    modules: [
      { module: "./slot-add", live: 4_000, release: 5_200 },
      { module: "./slot-badge", live: 1_000, release: null },
      { module: "./slot-rates", live: null, release: 300 },
    ],
  });
  expect(differenceLines(difference, "mf-cart")).toEqual([
    "  its commits are not known in this repository",
    "  ./slot-add +1.2 kB: 5.2 kB",
    "  ./slot-badge is missing",
    "  ./slot-rates is new: 0.3 kB",
  ]);
});

test("FE-04 commits are those of one release only, with the side they are on", () => {
  const commits = readLog("> aaaa111 cart: show rates\n< bbbb222 cart: a mended < sign\n");
  expect(commits).toEqual([
    { isIn: "release", hash: "aaaa111", subject: "cart: show rates" },
    { isIn: "live", hash: "bbbb222", subject: "cart: a mended < sign" },
  ]);
  expect(differenceLines({ commits, modules: [] }, "mf-cart")).toEqual([
    "  + aaaa111 cart: show rates",
    "  − bbbb222 cart: a mended < sign",
    "  no module has another size",
  ]);
  expect(differenceLines({ commits: [], modules: [] }, "mf-cart")[0]).toBe("  no commit in mf-cart");
});
