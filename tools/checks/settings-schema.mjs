import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "@swc/core";
import { toJsonSchema } from "@valibot/to-json-schema";
import { root } from "../support/root.mjs";
import { getDefault, getKind, listChoices, listSettings } from "./settings-in-schema.mjs";

/** @import { Schema } from "./settings-in-schema.mjs" */

/*
 * Writes the JSON Schema of the settings, for editors, and docs/settings.md. Both come from the schema of
 * @stays/contract. Without --write it fails when one is out of date.
 */

const SOURCES = path.join(root, "shared/contract/src");
/** The modules of the schema. */
const MODULES = ["setting-kinds", "analytics-settings", "brand-settings", "page-settings", "settings-schema"];
const SCHEMA = "host/settings/site-settings.schema.json";
const EXAMPLE = "host/settings/site-settings.example.json";
const REGENERATE = "node tools/checks/settings-schema.mjs --write";

/** The schema, compiled here: Node 20 runs no TypeScript. */
async function loadSchema() {
  const folder = path.join(root, "shared/contract/node_modules/.cache/settings");
  await mkdir(folder, { recursive: true });
  for (const name of MODULES) {
    const source = await readFile(path.join(SOURCES, `${name}.ts`), "utf8");
    const { code } = await transform(source, { jsc: { parser: { syntax: "typescript" }, target: "es2022" } });
    await writeFile(path.join(folder, `${name}.mjs`), code.replace(/\.ts"/g, '.mjs"'));
  }
  return import(pathToFileURL(path.join(folder, "settings-schema.mjs")).href);
}

/** @returns {Promise<Schema>} */
async function jsonSchema() {
  const { geoNode, settingsSchema } = await loadSchema();
  const { $schema, ...schema } = toJsonSchema(settingsSchema, {
    target: "draft-2020-12",
    typeMode: "input",
    definitions: { geoNode },
    // Whether a day exists is checked by the server alone.
    ignoreActions: ["check"],
  });
  const title = "Settings of a Stays site, one document per language";
  return /** @type {Schema} */ ({
    $schema,
    $id: "https://contract.example/site-settings.schema.json",
    title,
    ...schema,
  });
}

/** The value of the example at a path. @param {unknown} example @param {string} name */
function buildExample(example, name) {
  const value = name.split(".").reduce((at, key) => {
    const inside = Reflect.get(Object(at), key.replace("[]", ""));
    return key.endsWith("[]") ? inside?.[0] : inside;
  }, example);
  return value === undefined ? "" : `\`${JSON.stringify(value)}\``;
}

/** @param {Schema} schema @param {unknown} example */
function documentation(schema, example) {
  const rows = listSettings(schema, schema).map(({ name, schema: setting, isRequired }) => {
    const choices = listChoices(setting).map((choice) => `\`${choice}\``);
    const kind = choices.length > 0 ? choices.join(", ") : getKind(setting);
    const isGroup = Boolean(setting.properties ?? setting.items?.properties);
    const value = isRequired ? "required" : getDefault(setting) && `\`${getDefault(setting)}\``;
    const cells = [
      `\`${name}\``,
      setting.description ?? "",
      kind,
      value,
      isGroup ? "" : buildExample(example, name),
    ];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return `# Settings

Written by \`${REGENERATE}\` from the schema in \`shared/contract/src/settings-schema.ts\`; not edited by hand.

\`SITE_SETTINGS\` names a folder with one JSON document per language prefix: \`en.json\`, \`no.json\`. A document needs only what is required or differs from the default. [The example](../${EXAMPLE}) is complete in this sense, and editors check documents with [the JSON Schema](../${SCHEMA}). An invalid document is refused at start, with the path of each wrong value; \`npm run stays -- settings check folder\` says the same before. Edits apply to the next page; after an invalid one the last good settings stay in force. A document of any earlier version is accepted; a setting that was renamed since is read with a warning.

| setting | meaning | value | default | example |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

const read = async (/** @type {string} */ file) => readFile(path.join(root, file), "utf8").catch(() => "");
const schema = await jsonSchema();
const written = {
  [SCHEMA]: `${JSON.stringify(schema, null, 2)}\n`,
  "docs/settings.md": documentation(schema, JSON.parse(await read(EXAMPLE))),
};
for (const [file, text] of Object.entries(written)) {
  if ((await read(file)) === text) continue;
  if (process.argv.includes("--write")) await writeFile(path.join(root, file), text);
  else {
    console.error(`${file} is out of date. Run: ${REGENERATE}`);
    process.exitCode = 1;
  }
}
