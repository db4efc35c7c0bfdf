import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, goLive, openFolderReleases, readDocuments } from "@stays/releases";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-git-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const location = () => path.join(folder, "store");

const stays = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(__dirname, "stays.mjs"), ...args], {
    encoding: "utf8",
    env: { RELEASES: location(), PATH: path.join(folder, "empty"), HOME: folder, CI: "1" },
  });

test("without git rollback, retire and prune work, and the audit knows who", async () => {
  const store = openFolderReleases(location());
  for (const version of ["1.0.0", "1.0.1"]) {
    const release = path.join(location(), "mf-cart", version);
    mkdirSync(release, { recursive: true });
    writeFileSync(path.join(release, "release.json"), "{}");
    await changeRegistry(store, { by: "anna", action: "release", remote: "mf-cart" }, (registry, act) =>
      goLive(registry, "mf-cart", version, act),
    );
  }
  for (const args of [["rollback", "mf-cart"], ["prune"], ["retire", "mf-cart"]]) {
    const { status, stderr } = stays(...args);
    expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: "" });
  }
  expect((await readDocuments(store)).slice(-2)).toMatchObject([
    { action: "rollback", version: "1.0.0", by: expect.stringMatching(/./) },
    { action: "retire", by: expect.stringMatching(/./) },
  ]);
});

test("without git doctor says what is missing, without a stack", () => {
  const { stdout, stderr } = stays("doctor");
  expect(stdout).toContain("commit check: not installed");
  expect(stderr).not.toContain("    at ");
});
