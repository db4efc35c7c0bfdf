import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SiteSettings } from "@stays/contract";
import { readSettings } from "./read-document.ts";
import { StartError } from "./start-error.ts";

/** The settings in force, by language prefix. */
export type SettingsByPrefix = ReadonlyMap<string, SiteSettings>;

/** Unusable settings; the message lists every wrong file and value, one per line. */
export class SettingsError extends StartError {
  override readonly name = "SettingsError";
}

/** The names of the settings documents in a folder, such as `en.json`; other files are ignored. */
export async function documentNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new SettingsError(`The settings folder ${folder} cannot be read: ${error.message}`);
  });
  return names.filter((name) => /^[a-z]{2}(?:-[a-z]{2})?\.json$/.test(name)).sort();
}

/**
 * Loads the settings of a site: one document per language, `en.json`, `sv.json`, …
 *
 * @param warn receives one text with every setting that has a former name
 * @throws SettingsError when a document is invalid or there is none (ST-01)
 */
export async function loadSettings(
  folder: string,
  warn: (warning: string) => void = () => {},
): Promise<SettingsByPrefix> {
  const names = await documentNames(folder);
  if (names.length === 0)
    throw new SettingsError(`The settings folder ${folder} has no document such as en.json.`);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  const problems: string[] = [];
  const warnings: string[] = [];
  const settings = new Map<string, SiteSettings>();
  for (const [index, name] of names.entries()) {
    const prefix = path.basename(name, ".json");
    const reading = readSettings(texts[index] ?? "", prefix);
    if ("settings" in reading) {
      settings.set(prefix, reading.settings);
      warnings.push(...reading.warnings.map((warning) => `${name}: ${warning}`));
    } else
      problems.push(
        ...reading.problems.map(({ path: at, rule }) => `${name}: ${at} ${rule}`.replace(":  ", ": ")),
      );
  }
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  if (warnings.length > 0) warn(warnings.join("; "));
  return settings;
}
