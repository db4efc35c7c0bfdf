import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import example from "../../settings/site-settings.example.json";
import { checkSettings } from "./check-settings.ts";

let folder: string;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), "stays-settings-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Checks a folder with the example, changed by this. */
async function checked(change: object): Promise<boolean> {
  await writeFile(path.join(folder, "en.json"), JSON.stringify({ ...example, ...change }));
  return checkSettings(folder, (line) => lines.push(line));
}

test("ST-01 valid settings are listed, with the warnings of the start", async () => {
  expect(await checked({ upsell: { inlineFailures: true } })).toBe(true);
  expect(lines).toEqual([
    "! en.json: /upsell/inlineFailures is now named silentFailures",
    "! languages without a settings document are not served: sv",
    `✓ ${folder}: en.json`,
  ]);
});

test("ST-01 invalid settings get the errors of the start", async () => {
  expect(await checked({ currency: "kr", maps: {} })).toBe(false);
  expect(lines.join()).toBe(
    "en.json: /currency must have the form ^[A-Z]{3}$\nen.json: /maps is not a setting; is it misspelt?",
  );
});

test("ST-01 a folder that does not exist is an error", async () => {
  expect(await checkSettings(path.join(folder, "none"), (line) => lines.push(line))).toBe(false);
  expect(lines.join()).toContain("cannot be read");
});
