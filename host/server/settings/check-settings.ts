import { SettingsStore } from "./settings-store.ts";
import { startErrorText } from "./start-error.ts";

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
