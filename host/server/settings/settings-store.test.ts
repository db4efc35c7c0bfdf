import files, { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import example from "../../settings/site-settings.example.json";
import { createLog } from "../observability/log.ts";
import { checkSettings, SettingsStore } from "./settings-store.ts";

let folder: string;
let lines: string[];
const log = createLog((line) => lines.push(line));

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), "stays-settings-"));
  await edit("en", {});
});
afterEach(() => rm(folder, { recursive: true }));

function edit(prefix: string, change: object): Promise<void> {
  const document = { ...example, language: prefix, ...change };
  return writeFile(path.join(folder, `${prefix}.json`), JSON.stringify(document));
}

test("ST-01 ruling 52: an edit applies to the next page, without a restart", async () => {
  const store = await SettingsStore.open(folder, log);
  await edit("en", { name: "Hällefjäll" });
  await store.refresh();
  expect(store.get("en")?.name).toBe("Hällefjäll");
});

test("ST-01 a document that is replaced by renaming is seen, and so is a new language", async () => {
  const store = await SettingsStore.open(folder, log);
  await edit("sv", { name: "Ny" });
  await writeFile(path.join(folder, "new"), JSON.stringify({ ...example, name: "Renamed" }));
  await rename(path.join(folder, "new"), path.join(folder, "en.json"));
  await Promise.all([store.refresh(), store.refresh()]);
  expect(store.get("en")?.name).toBe("Renamed");
  expect(store.prefixes()).toEqual(["en", "sv"]);
});

test("ST-01 a bad edit keeps the last good settings and logs it once", async () => {
  const store = await SettingsStore.open(folder, log);
  lines = [];
  await edit("en", { currency: "crowns", name: "Broken" });
  await store.refresh();
  await store.refresh();
  expect(store.get("en")?.name).toBe("Stays");
  expect(lines.filter((line) => line.includes("/currency"))).toHaveLength(1);
  await edit("en", { name: "Mended" });
  await store.refresh();
  expect(store.get("en")?.name).toBe("Mended");
});

test("ST-01 an edit that cannot be read at first is read again without another edit", async () => {
  const store = await SettingsStore.open(folder, log);
  await edit("en", { name: "Later" });
  jest.spyOn(files, "readFile").mockRejectedValueOnce(new Error("ESTALE: stale file handle"));
  await store.refresh();
  expect(store.get("en")?.name).toBe("Stays");
  expect(lines.join()).toContain("ESTALE");
  await store.refresh();
  expect(store.get("en")?.name).toBe("Later");
});

test("the default language is the first of the site's list that has a document", async () => {
  await edit("sv", {});
  const store = await SettingsStore.open(folder, log);
  expect(store.default.language).toBe("en");
  await rm(path.join(folder, "en.json"));
  await store.refresh();
  expect(store.default.language).toBe("sv");
  expect(lines.join()).toContain('"missing":["en"]');
});

/** Checks a folder with the example, changed by this. */
async function check(change: object): Promise<boolean> {
  await edit("en", change);
  return checkSettings(folder, (line) => lines.push(line));
}

test("ST-01 valid settings are listed, with the warnings of the start", async () => {
  expect(await check({ upsell: { inlineFailures: true } })).toBe(true);
  expect(lines).toEqual([
    "! en.json: /upsell/inlineFailures is now named silentFailures",
    "! languages without a settings document are not served: sv",
    `✓ ${folder}: en.json`,
  ]);
});

test("ST-01 invalid settings get the errors of the start", async () => {
  expect(await check({ currency: "kr", maps: {} })).toBe(false);
  expect(lines.join()).toBe(
    "en.json: /currency must have the form ^[A-Z]{3}$\nen.json: /maps is not a setting; is it misspelt?",
  );
});

test("ST-01 a folder that does not exist is an error", async () => {
  expect(await checkSettings(path.join(folder, "none"), (line) => lines.push(line))).toBe(false);
  expect(lines.join()).toContain("cannot be read");
});
