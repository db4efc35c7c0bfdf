import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-manifest-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads a manifest in Node itself: it evaluates the file, which Jest's modules cannot. */
function read(pages: object) {
  const remote = { name: "mf-property", pages, slots: {} };
  writeFileSync(path.join(folder, "remote.ts"), `export const remote = ${JSON.stringify(remote)};`);
  const module = path.join(__dirname, "remote-manifest.mjs");
  const script = `import { readRemoteManifest } from ${JSON.stringify(module)};
    console.log(Object.keys((await readRemoteManifest(${JSON.stringify(folder)})).exposes).join());`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
}

test("FE-02 two pages in one file are refused: a release would have the styles of one of them", () => {
  const { stderr, status } = read({ cabin: "./cabin.tsx", "cabin-detail": "./cabin.tsx" });
  expect(status).toBe(1);
  expect(stderr).toContain("./cabin.tsx is named twice");
  const { stdout } = read({ cabin: "./cabin.tsx", "cabin-detail": "./cabin-detail.tsx" });
  expect(stdout.trim()).toBe("./page-cabin,./page-cabin-detail");
});
