import { mkdtempSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture, run } from "./command.mjs";
import { readJson } from "./read-json.mjs";
import { eachStage, runTool } from "./step.mjs";

const broken = new TypeError("x is undefined");
/** Linux has a device that is always full. */
const linux = [["a full disk", () => writeFile("/dev/full", "text"), /^✗ ENOSPC: no space left/]] as const;

test.each([
  ...(process.platform === "linux" ? linux : []),
  ["a program that is missing", () => run("no-such-git", ["status"]), /^✗ spawn no-such-git ENOENT$/],
  ["an error of our own", () => Promise.reject(broken), broken],
] as const)("FE-02 %s is one sentence, unless it is our own error", async (_, act, said) => {
  const complained = jest.spyOn(console, "error").mockImplementation(() => {});
  await runTool(act);
  process.exitCode = undefined;
  expect(complained.mock.calls).toEqual([[said instanceof RegExp ? expect.stringMatching(said) : said]]);
});

test("FE-02 a check with a program that is missing has failed", async () => {
  const output = "no-such-git is not installed, or not in PATH.";
  expect(await capture("no-such-git", ["config"])).toEqual({ isOk: false, output });
});

test("FE-02 a torn file is named", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "stays-torn-")), "release.json");
  writeFileSync(file, '{ "version": "1.');
  expect(() => readJson(file)).toThrow(`✗ ${file} is not whole JSON:`);
});

test("every stage runs, also after one that failed; those that failed are named", async () => {
  const printed: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line) => printed.push(line));
  const complained = jest.spyOn(console, "error").mockImplementation(() => {});
  const ran: string[] = [];
  const stages = eachStage({
    licences: async () => {
      ran.push("licences");
      throw new Error("no licence");
    },
    sweeps: async () => {
      ran.push("sweeps");
    },
  });
  await expect(stages).rejects.toThrow("✗ Failed: licences.");
  expect(ran).toEqual(["licences", "sweeps"]);
  expect(complained).toHaveBeenCalledWith(new Error("no licence"));
  const cells = printed.map((line) => line.split(/ {2,}/));
  expect(cells.map(([stage, result]) => [stage, result])).toEqual([
    ["licences", "FAILED"],
    ["sweeps", "passed"],
  ]);
});
