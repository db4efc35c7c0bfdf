import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { defineCommand } from "citty";
import { run } from "../../support/command.mjs";
import { root } from "../../support/root.mjs";
import { sourceFiles } from "../../support/source-version.mjs";
import { ToolError, UsageError } from "../../support/step.mjs";
import { filesOfLanguage } from "../../texts/new-language.mjs";

export const addLanguage = defineCommand({
  meta: {
    name: "add-language",
    description: `Makes every file of a new language, such as pl.

The texts are English and marked as untranslated: npm run check lists them, and a release is refused until they are
translated and their marks in untranslated.json removed. A destination has the language once its settings list it.`,
  },
  args: { code: { type: "positional", required: false, description: "ISO 639-1, such as pl" } },
  async run({ args: { code } }) {
    if (code === undefined || !/^[a-z]{2}$/.test(code) || !Intl.PluralRules.supportedLocalesOf(code).length)
      throw new UsageError("Name a language by its ISO 639-1 code, such as pl.");
    const names = sourceFiles().filter((file) =>
      /(?<!\.(?:test|fixture))\.tsx?(?:\.template)?$|\/texts\/(?:en|untranslated)\.json(?:\.template)?$/.test(
        file,
      ),
    );
    const sources = new Map();
    for (const file of names) sources.set(file, await readFile(path.join(root, file), "utf8"));
    if (sourceFiles().includes(`host/texts/${code}.json`)) throw new ToolError(`✗ There is ${code} already.`);
    const files = filesOfLanguage(sources, code);
    for (const [file, text] of files) await writeFile(path.join(root, file), text);
    // The formatter orders the new imports.
    const written = [...files.keys()].filter((file) => !file.endsWith(".template"));
    await run("node_modules/.bin/biome", ["check", "--write", ...written]);
    console.log(`✓ ${files.size} files have ${code}. npm run check lists what is to be translated.`);
  },
});
