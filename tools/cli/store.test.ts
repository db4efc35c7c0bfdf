import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changeRegistry, goLive, openFolderReleases, readRegistry, releaseHash } from "@stays/releases";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stays = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(__dirname, "stays.mjs"), ...args], {
    encoding: "utf8",
    env: { ...process.env, RELEASES: folder, RELEASED_BY: "anna", SITE: "", SITE_ORIGIN: "", CI: "1" },
  });
const store = () => openFolderReleases(folder);
const live = async () => (await readRegistry(store())).registry.remotes["mf-cart"]?.version;

/** Puts a release of one file into the store, and makes it live. */
async function release(version: string, builtAt = "2027-01-01T00:00:00.000Z", now?: () => number) {
  const target = path.join(folder, "mf-cart", version);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "a.js"), "1");
  const integrity = { "a.js": releaseHash(new TextEncoder().encode("1")) };
  writeFileSync(
    path.join(target, "release.json"),
    JSON.stringify({ name: "mf-cart", version, integrity, builtAt }),
  );
  const act = { by: "anna", action: "release", remote: "mf-cart" };
  await changeRegistry(store(), act, (registry, who) => goLive(registry, "mf-cart", version, who), now);
}

test("FE-04 a rollback that is typed again takes back nothing more, and says how to", async () => {
  for (const version of ["1", "2", "3"]) await release(version);
  expect(stays("rollback", "mf-cart").stdout).toContain("mf-cart 2 is live again");
  const again = stays("rollback", "mf-cart");
  expect(again).toMatchObject({ status: 0, stderr: "" });
  expect(again.stdout).toContain("✓ Nothing had to be changed.");
  expect(again.stdout).toContain(
    "Everyone gets mf-cart 2, and 3 is taken back. To go back to 1: npm run rollback -- mf-cart 1",
  );
  expect(await live()).toBe("2");
  expect(stays("rollback", "mf-cart", "1").status).toBe(0);
  expect(await live()).toBe("1");
  const late = stays("rollback", "mf-cart", "2", "--since", "3");
  expect(late.status).toBe(1);
  expect(late.stderr).toContain(
    "✗ mf-cart has changed since number 3 of the registry: it had 3 live, and has 1 live.",
  );
  for (const status of [0, 0]) expect(stays("retire", "mf-cart").status).toBe(status);
});

test("FE-02 a release that is not whole does not go live, and doctor names it", async () => {
  for (const version of ["1", "2"]) await release(version);
  rmSync(path.join(folder, "mf-cart/1/a.js"));
  const refused = stays("rollback", "mf-cart");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("✗ mf-cart 1 is not whole in the release store: a.js is missing.");
  expect(await live()).toBe("2");
  const doctor = stays("doctor");
  expect(doctor.status).toBe(1);
  expect(doctor.stdout).toContain("✓ mf-cart 2: whole");
  expect(doctor.stdout).toContain(
    "✗ mf-cart 1: mf-cart 1 is not whole in the release store: a.js is missing.",
  );
});

test("FE-02 a damaged registry is refused before anything is built", async () => {
  for (const version of ["1", "2"]) await release(version);
  rmSync(path.join(folder, "registry"), { recursive: true });
  for (const args of [
    ["release"],
    ["preview"],
    ["canary", "10"],
    ["promote"],
    ["rollback"],
    ["retire"],
    ["prune"],
  ]) {
    const [command = "", ...words] = args;
    const refused = stays(command, ...(command === "prune" ? [] : ["mf-cart"]), ...words);
    expect([command, refused.status, refused.stdout]).toEqual([command, 1, ""]);
    expect(refused.stderr).toContain("✗ The release store has lost its registry");
  }
});

test("FE-02 prune goes past what killed commands left, and keeps ten documents and what they name", async () => {
  for (let version = 1; version <= 30; version += 1)
    await release(`${version}`, "2025-01-01T00:00:00.000Z", () => Date.UTC(2025, 0, version));
  for (const left of ["mf-cart/.31.7.draft", "mf-cart/31", "mf-cart/32"])
    mkdirSync(path.join(folder, left), { recursive: true });
  writeFileSync(path.join(folder, "mf-cart/32/release.json"), '{"name":');
  const pruned = stays("prune");
  expect(pruned).toMatchObject({ status: 0, stderr: "" });
  expect(pruned.stdout).toContain("mf-cart 1\n");
  // The newest ten documents name ten live releases, and the rollback targets of the first of them.
  const kept = readdirSync(path.join(folder, "mf-cart")).filter((name) => /^\d+$/.test(name));
  expect(kept.map(Number).sort((one, other) => one - other)[0]).toBe(11);
  expect(kept).toEqual(expect.arrayContaining(["30", "31", "32"]));
  expect(readdirSync(path.join(folder, "registry")).length).toBeGreaterThanOrEqual(10);
  expect(await live()).toBe("30");
});

test("FE-02 releases marks the dates of a clock that was wrong", async () => {
  await release("1", undefined, () => Date.UTC(2199, 0, 1));
  await release("2", undefined, () => Date.UTC(2026, 0, 1));
  const { stdout } = stays("releases");
  expect(stdout).toMatch(/^1 +2199-01-01 00:00 \? +anna/m);
  expect(stdout).toMatch(/^2 +2026-01-01 00:00 +anna/m);
  expect(stdout).toContain("? = the clock of that machine was wrong");
});
