import files, { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import example from "../../settings/site-settings.example.json";
import { createLog } from "../observability/log.ts";
import { SettingsStore } from "./settings-store.ts";

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
