import { stat } from "node:fs/promises";
import path from "node:path";
import type { SiteSettings } from "@stays/contract";
import type { Log } from "../observability/log.ts";
import { CHECK_PAUSE, coalesceRuns } from "../releases/coalesce-runs.ts";
import { documentNames, loadSettings, type SettingsByPrefix, SettingsError } from "./load-settings.ts";
import { startErrorText } from "./start-error.ts";

/** A fingerprint of the documents; it changes when one is edited, replaced, added or removed. */
async function computeFingerprint(folder: string): Promise<string> {
  const names = await documentNames(folder);
  const marks = names.map(async (name) => {
    const { mtimeNs, size, ino } = await stat(path.join(folder, name), { bigint: true });
    return `${name} ${mtimeNs} ${size} ${ino}`;
  });
  return (await Promise.all(marks)).join("\n");
}

/**
 * The settings in force. An edit applies to the next page without a restart (ruling 52). After an invalid
 * edit the last good settings stay in force, and the error is logged.
 *
 * The files are checked for each page instead of watched: watchers miss replaced folders and mounted file
 * systems, and a few `stat` calls cost less than the page.
 */
export class SettingsStore {
  readonly #folder: string;
  readonly #log: Log;
  #settings: SettingsByPrefix = new Map();
  #fingerprint = "";
  #lastProblem = "";

  private constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  /**
   * Opens the store.
   *
   * @throws SettingsError when the settings of the folder are invalid
   */
  static async open(folder: string, log: Log): Promise<SettingsStore> {
    const store = new SettingsStore(folder, log);
    store.#fingerprint = await computeFingerprint(folder);
    await store.#load();
    return store;
  }

  /** Reloads the documents if one of them has changed; never throws. Called before each page. */
  readonly refresh: () => Promise<void> = coalesceRuns(() => this.#reload(), CHECK_PAUSE);

  /** The settings of a language; undefined without a document of this prefix. */
  get(prefix: string): SiteSettings | undefined {
    return this.#settings.get(prefix);
  }

  /** The language prefixes that have a document. */
  prefixes(): readonly string[] {
    return [...this.#settings.keys()];
  }

  /** The settings of the default language: the first of the site's list that has a document. */
  get default(): SiteSettings {
    const [any] = this.#settings.values();
    const first = any?.languages.map(({ prefix }) => this.#settings.get(prefix)).find(Boolean) ?? any;
    if (!first) throw new Error("A settings store always holds a document.");
    return first;
  }

  async #reload(): Promise<void> {
    const known = this.#fingerprint;
    try {
      this.#fingerprint = await computeFingerprint(this.#folder);
      if (this.#fingerprint === known) return;
      await this.#load();
      this.#lastProblem = "";
      this.#log.info("settings changed", { prefixes: this.prefixes() });
    } catch (error) {
      // An invalid document stays so until its next edit. A mounted file system may fail for a moment only.
      if (!(error instanceof SettingsError)) this.#fingerprint = known;
      this.#logProblem(error instanceof Error ? error.message : String(error));
    }
  }

  /** Logs an error once, not for each page. */
  #logProblem(reason: string): void {
    if (reason === this.#lastProblem) return;
    this.#lastProblem = reason;
    this.#log.error("settings were edited but cannot be used; the last good ones stay in force", { reason });
  }

  async #load(): Promise<void> {
    this.#settings = await loadSettings(this.#folder, this.#log.warn);
    const listed = this.default.languages.map(({ prefix }) => prefix);
    const missing = listed.filter((prefix) => !this.#settings.has(prefix));
    if (missing.length > 0)
      this.#log.warn("languages without a settings document are not served", { missing });
  }
}

/**
 * Says what the start of the site would say of a folder of settings.
 *
 * @param write receives each line
 * @returns whether the site would start
 */
export async function checkSettings(folder: string, write: (line: string) => void): Promise<boolean> {
  const warn = (message: string, fields: object = {}) =>
    write(`! ${[message, ...Object.values(fields)].join(": ")}`);
  try {
    const store = await SettingsStore.open(folder, { info: warn, warn, error: warn });
    const names = store.prefixes().map((prefix) => `${prefix}.json`);
    write(`✓ ${folder}: ${names.join(", ")}`);
    return true;
  } catch (error) {
    write(startErrorText(error));
    return false;
  }
}
