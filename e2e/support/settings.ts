import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * A change of settings: switches, and sections with the changed values, as in `{ offersActivated: false,
 * upsell: { active: false } }`.
 */
export type SettingsChange = Readonly<Record<string, boolean | Readonly<Record<string, unknown>>>>;

/**
 * The current settings of a running site. An edit applies to the next page request.
 *
 * @param folder of the settings documents
 */
export async function openSettings(folder: string) {
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  const before = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const writeAll = async (textOf: (document: string) => string) => {
    await Promise.all(files.map((file, index) => writeFile(file, textOf(before[index] ?? "{}"))));
  };
  return {
    /** Changes the documents of all languages. */
    change: (sections: SettingsChange) =>
      writeAll((text) => JSON.stringify(withSections(JSON.parse(text), sections))),
    /** Restores the original documents. */
    restore: () => writeAll((text) => text),
  };
}

function withSections(document: Readonly<Record<string, object>>, sections: SettingsChange) {
  const changed = Object.entries(sections).map(([name, values]) => [
    name,
    typeof values === "boolean" ? values : { ...document[name], ...values },
  ]);
  return { ...document, ...Object.fromEntries(changed) };
}
