import { mkdtempSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture, run } from "./command.mjs";
import { readJson } from "./read-json.mjs";
import { troublesomeCharacter } from "./requirements.mjs";
import { systemErrorSentence } from "./system-error.mjs";

/** Linux has a device that is always full. */
const linux = process.platform === "linux" ? ["/dev/full"] : [];

test.each(linux)("FE-02 a full disk is one sentence: %s", async (file) => {
  const full = await writeFile(file, "text").catch((error: unknown) => error);
  expect(systemErrorSentence(full)).toMatch(/^✗ .*the disk is full \(ENOSPC\)\.$/);
});

test("FE-02 a program that is missing is one sentence, and a check with it has failed", async () => {
  const missing = await run("no-such-git", ["status"]).catch((error: unknown) => error);
  expect(systemErrorSentence(missing)).toBe("✗ no-such-git is not installed, or not in PATH.");
  expect(await capture("no-such-git", ["config"])).toEqual({
    isOk: false,
    output: "no-such-git is not installed, or not in PATH.",
  });
});

test("FE-02 a torn file is named", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "stays-torn-")), "release.json");
  writeFileSync(file, '{ "version": "1.');
  expect(() => readJson(file)).toThrow(`✗ ${file} is not whole JSON:`);
});

test("FE-02 an error of our own keeps its stack", () => {
  expect(systemErrorSentence(new TypeError("x is undefined"))).toBeNull();
});

test.each([
  ["/home/ann/stays", null],
  ["/home/ann/c#/stays", "#"],
  ["/home/ann/what?/stays", "?"],
  ["/home/ann/wow!/stays", "!"],
])("FE-02 the bundler cannot build in %s because of %s", (folder, character) => {
  expect(troublesomeCharacter(folder)).toBe(character);
});
