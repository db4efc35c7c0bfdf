import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(__dirname, "../..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stays-version-"));
  mkdirSync(path.join(folder, "src"));
  writeFileSync(path.join(folder, "src/a.ts"), "1");
  writeFileSync(path.join(folder, "package.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
const track = () => {
  git("init", "--quiet");
  git("add", "--all");
};
/** The module is JavaScript for Node, which Jest does not load. */
const fingerprint = (of = folder) =>
  execFileSync(
    process.execPath,
    [
      ...["--input-type=module", "--eval"],
      `import { fingerprint } from "./tools/support/source-version.mjs"; console.log(await fingerprint([${JSON.stringify(path.relative(root, of))}]))`,
    ],
    { cwd: root, encoding: "utf8" },
  );

test.each([
  ["an editor's swap file", "src/.a.ts.swp", false],
  ["an editor's backup", "src/a.ts~", false],
  ["an editor's lock", "src/.#a.ts", false],
  ["a note", "notes.txt", false],
  ["a test", "src/a.test.ts", false],
  ["a new module", "src/b.ts", true],
  ["another content", "src/a.ts", true],
])("FE-02 %s: whether it changes the version", (_, file, isChanged) => {
  track();
  const before = fingerprint();
  writeFileSync(path.join(folder, file), "2");
  expect(fingerprint() !== before).toBe(isChanged);
});

test("FE-02 a version knows neither its folder nor whether it is in a repository, and a removed file changes it", () => {
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  track();
  const before = fingerprint();
  expect(fingerprint(copy)).toBe(before);
  rmSync(path.join(folder, "src/a.ts"));
  expect(fingerprint()).not.toBe(before);
  rmSync(copy, { recursive: true });
});
