import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildOrigin } from "./build-origin.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-origin-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

test("FE-02 a build says which commit it was made of, and whether files differed from it", async () => {
  git("init", "-q");
  writeFileSync(path.join(folder, "page.tsx"), "one");
  git("add", ".");
  git("commit", "-q", "--no-verify", "-m", "first");
  const commit = git("rev-parse", "HEAD").trim();
  expect(await buildOrigin(folder)).toMatchObject({ commit, isDirty: false, builtAt: expect.any(String) });
  writeFileSync(path.join(folder, "page.tsx"), "two");
  expect(await buildOrigin(folder)).toMatchObject({ commit, isDirty: true });
});

test("a build of sources that are in no repository says when it was made", async () => {
  expect(await buildOrigin(folder)).toEqual({ builtAt: expect.any(String) });
});
