import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, goLive, openFolderReleases, readAudit } from "@stays/releases";
import { releaseCommit } from "./release-commit.mjs";

jest.setTimeout(60_000);

let folder: string;
let printed: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-commit-"));
  printed = jest.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  printed.mockRestore();
  rmSync(folder, { recursive: true });
});

const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

/** A commit, and the one after it. */
function twoCommits() {
  git("init", "-q");
  const commit = (text: string) => {
    git("commit", "-q", "--no-verify", "--allow-empty", "-m", text);
    return git("rev-parse", "HEAD");
  };
  return [commit("first"), commit("second")] as const;
}

const location = () => path.join(folder, "store");

/** A store with these releases of mf-cart by their commits; the first is live. */
async function makeStore(...commits: readonly (string | undefined)[]) {
  for (const [index, commit] of commits.entries()) {
    const release = path.join(location(), "mf-cart", `1.0.${index}`);
    mkdirSync(release, { recursive: true });
    writeFileSync(path.join(release, "release.json"), JSON.stringify({ commit, isDirty: false }));
  }
  const store = openFolderReleases(location());
  const act = { by: "anna", action: "release", remote: "mf-cart" } as const;
  await changeRegistry(store, act, (registry, by) => goLive(registry, "mf-cart", "1.0.0", by));
  return store;
}
const lines = () => printed.mock.calls.map(([line]) => line);

test("a release of an older commit than the live one says so, once and for the audit", async () => {
  const [first, second] = twoCommits();
  const commit = await releaseCommit(await makeStore(second, first), "mf-cart", "1.0.1", folder);
  const note = `its commit ${first.slice(0, 10)} is older than ${second.slice(0, 10)} of the live release`;
  expect(commit).toBe(`${first} (${note})`);
  expect(lines()).toEqual([`! mf-cart 1.0.1: ${note}. The audit records it.`]);
});

test("a release of a newer commit, and the first release, say nothing", async () => {
  const [first, second] = twoCommits();
  expect(await releaseCommit(await makeStore(first, second), "mf-cart", "1.0.1", folder)).toBe(second);
  expect(await releaseCommit(openFolderReleases(location()), "mf-cart", "1.0.0", folder)).toBe(first);
  expect(lines()).toEqual([]);
});

test("a commit that nobody knows here cannot be compared, which is said", async () => {
  const [first] = twoCommits();
  const commit = await releaseCommit(await makeStore("a".repeat(40), first), "mf-cart", "1.0.1", folder);
  expect(commit).toContain(
    `${first} (its commit cannot be compared with aaaaaaaaaa of the live release: fatal`,
  );
  expect(lines()).toHaveLength(1);
});

test("a commit that could not be read says why", async () => {
  const commit = await releaseCommit(await makeStore(undefined, undefined), "mf-cart", "1.0.1", folder);
  expect(commit).toMatch(/^unknown \(its commit could not be read: fatal: not a git repository/);
  expect(lines()).toHaveLength(1);
});

describe("without git", () => {
  const stays = (...args: readonly string[]) =>
    spawnSync(process.execPath, [path.join(__dirname, "../cli/stays.mjs"), ...args], {
      encoding: "utf8",
      env: { RELEASES: location(), PATH: path.join(folder, "empty"), HOME: folder, CI: "1" },
    });

  test("rollback, retire and prune work, and the audit knows who", async () => {
    const store = await makeStore("a".repeat(40), "b".repeat(40));
    const act = { by: "anna", action: "release", remote: "mf-cart" } as const;
    await changeRegistry(store, act, (registry, by) => goLive(registry, "mf-cart", "1.0.1", by));
    for (const args of [["rollback", "mf-cart"], ["prune"], ["retire", "mf-cart"]]) {
      const { status, stderr } = stays(...args);
      expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: "" });
    }
    expect((await readAudit(store)).slice(-2)).toMatchObject([
      { action: "rollback", version: "1.0.0", by: expect.stringMatching(/./) },
      { action: "retire", by: expect.stringMatching(/./) },
    ]);
  });

  test("doctor says what is missing, without a stack", () => {
    const { stdout, stderr } = stays("doctor");
    expect(stdout).toContain("commit check: not installed");
    expect(stderr).not.toContain("    at ");
  });
});
