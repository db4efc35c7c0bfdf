import { readFileSync } from "node:fs";
import path from "node:path";
import { commands } from "../cli/commands.mjs";
import { root } from "../support/root.mjs";
import { sourceFiles } from "../support/source-version.mjs";
import { getDefault, getKind, listChoices, listSettings } from "./settings-in-schema.mjs";

/**
 * @typedef {Map<string, string>} Names of one section, each with what it is
 * @typedef {ReadonlyMap<string, string>} Sources the text of files, by path
 * @typedef {{ files: RegExp, pattern: RegExp, note?: string, before?: string }} Place where the code has names: the
 * pattern has the name as its first group; `note` says what it is, `before` is what precedes it for people
 */

const INDEX = "shared/contract/src/index.ts";
const SETTINGS = "host/settings/site-settings.schema.json";
const SERVER = /^host\/server\//;

/** @type {Readonly<Record<string, readonly Place[]>>} */
const places = {
  Addresses: [
    { files: /\/route-table\.ts$/, pattern: /pattern: "([^"]+)"/g, before: "/{lang}", note: "page" },
    { files: SERVER, pattern: /\.(?:get|post|all)\("(\/[^"]*)"/g },
    { files: SERVER, pattern: /(?:fileRoutes\(|pathname === |_REPORTS = )"(\/[^"]*)"/g },
    { files: /^sandbox\/src\/galaxy-app\.ts$/, pattern: /"(\/:lang\/api\/[^"]*)"/g, note: "calls to Galaxy" },
    {
      files: /^sandbox\/src\/scenarios\//,
      pattern: /\.(?:get|post)\("(\/[^"]*)"/g,
      before: "/sandbox",
      note: "mock",
    },
  ],
  "Query keys": [
    // This list is whole, however a key is read: links and pages leave out what it does not have.
    { files: /\/site-keys\.ts$/, pattern: /(?<=[A-Z]_KEYS: [^;]*)"([A-Za-z]+)"/g },
    { files: /\/site-keys\.ts$/, pattern: /(?<=[A-Z]_KEYS: [^;]*)"([a-z]+[.-])"/g, note: "start of keys" },
    {
      files: /\/parse-search\.ts$/,
      pattern: /const (?:GUEST|CAPACITY)_KEY = \/\^(.+)\$\//g,
      note: "pattern",
    },
    { files: SERVER, pattern: /req\.query\("(\w+)"/g, note: "server" },
  ],
  "Environment variables": [
    {
      files: /^(?:host\/server|sandbox\/src|tools)\//,
      pattern: /\benv\.(?!NODE_ENV|PATH\b|CI\b|RSPACK_)([A-Z][A-Z_0-9]+)/g,
    },
    { files: /\/start-tracing\.ts$/, pattern: /`(OTEL_EXPORTER_OTLP_HEADERS)`/g },
  ],
  "Cookies and storage keys": [
    { files: /\/own-cookies\.ts$/, pattern: /^ {2}\w+: "([a-z-]+)"/gm, note: "cookie" },
    {
      files: /^(?:host\/(?:app|browser\/(?!telemetry))|mf-)/,
      pattern: /"(stays\.[a-z.-]+)"/g,
      note: "storage",
    },
    { files: /\/storage-addresses\.ts$/, pattern: /_PREFIX\}([a-z0-9-]+)/g, before: "stays-", note: "cache" },
    { files: /\/service-worker-removal\.ts$/, pattern: /deleteDatabase\("([a-z-]+)"\)/g, note: "database" },
  ],
  "Search box": [
    { files: /\/search-box\.ts$/, pattern: /const NAME = "([a-z-]+)"/g, note: "element" },
    {
      files: /\/search-box\.ts$/,
      pattern: /var\((--stays-search-[a-z-]+)/g,
      note: "variable of style sheets",
    },
  ],
  Headers: [{ files: /^(?:host\/server|shared\/galaxy\/src)\//, pattern: /"(x-[a-z-]+|traceparent)"/g }],
  "Metrics and spans": [
    { files: SERVER, pattern: /name: "(stays_\w+)"/g, note: "metric" },
    { files: SERVER, pattern: /labelNames: (\[[^\]]+\])/g, note: "labels" },
    { files: SERVER, pattern: /(?:inSpan\(\{ name: "|^ +name: `)([^"`]+)["`]/gm, note: "span" },
    {
      files: /^host\/(?:server|browser\/telemetry)\//,
      pattern: /["`](stays\.[\w.${}]+)["`]/g,
      note: "attribute",
    },
  ],
  "Files of releases": [
    {
      files: /^(?:shared\/releases\/src|tools\/build\/src|tools\/releases)\//,
      pattern: /"(?!package|tsconfig|budgets)([a-z-]+\.(?:jsonl?|cjs))"/g,
    },
    {
      files: /^shared\/releases\/src\//,
      pattern: /REGISTRY_FOLDER = "([a-z]+)"/g,
      note: "folder of the store",
    },
  ],
};

/** The sources of product and tools, without tests and benchmarks. @returns {Sources} */
export const readSources = () =>
  new Map(
    sourceFiles()
      .filter((file) =>
        /^(?:host|mf-[a-z]+|shared|sandbox\/src|tools)\/.*\.(?:tsx?|m?js|schema\.json)$/.test(file),
      )
      .filter((file) => !/\.(?:test|fixture|contract|object-store)\.|^tools\/(?:bench|checks)/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );

/** Names of a place. @param {Sources} sources @param {Place} place @returns {string[]} */
const namesAt = (sources, { files, pattern, before = "" }) =>
  [...sources].flatMap(([file, text]) =>
    files.test(file) ? [...text.matchAll(pattern)].map(([, name]) => `${before}${name}`) : [],
  );

/** @param {Sources} sources @returns {Names} */
function settingNames(sources) {
  const schema = JSON.parse(sources.get(SETTINGS) ?? "{}");
  /** @type {Names} */
  const names = new Map();
  for (const { name, schema: setting, isRequired } of listSettings(schema, schema)) {
    const value = getDefault(setting);
    names.set(name, `${getKind(setting)}${isRequired ? ", required" : value && `, default ${value}`}`);
    for (const choice of listChoices(setting)) names.set(`${name} = ${choice}`, "value");
  }
  const former = sources.get("host/server/settings/read-document.ts") ?? "";
  const renamed = /group: "(\w+)", former: "(\w+)", current: "(\w+)"/g;
  for (const [, group, name, now] of former.matchAll(renamed))
    names.set(`${group}.${name}`, `former name of ${now}`);
  return names;
}

/** Exports of the contract, and the members of its interfaces. @param {Sources} sources */
function contractNames(sources) {
  const exported = /^export (interface|function|const|type) (\w+)(?:.*\{\n([\s\S]*?)^\})?/gm;
  const index = sources.get(INDEX) ?? "";
  const member = /^ {2}(?:readonly )?"?([\w.-]+)"?(\??)(:|\(|<)/gm;
  /** @type {Names} */
  const names = new Map();
  for (const [file, text] of sources) {
    if (
      file !== INDEX &&
      !(file.startsWith(path.dirname(INDEX)) && index.includes(`* from "./${path.basename(file)}"`))
    )
      continue;
    for (const [, kind = "", name = "", body = ""] of text.matchAll(exported)) {
      names.set(name, kind);
      for (const [, key, optional, next] of kind === "interface" ? body.matchAll(member) : [])
        names.set(`${name}.${key}`, `${optional && "optional "}${next === ":" ? "property" : "method"}`);
    }
    for (const [, list = ""] of text.matchAll(/^export (?:type )?\{([^}]+)\}/gm))
      for (const [, one = ""] of list.matchAll(/(\w+)\s*(?:,|$)/g)) names.set(one, "re-export");
  }
  return names;
}

/** The npm scripts, and the commands of `stays` with their options. @returns {Promise<Names>} */
export async function commandNames() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const names = new Map(Object.keys(scripts).map((script) => [`npm run ${script}`, "script"]));
  for (const [name, load] of Object.entries(commands)) {
    names.set(`stays ${name}`, "command");
    for (const [option, { type }] of Object.entries((await load()).args ?? {}))
      names.set(`stays ${name} ${type === "positional" ? `<${option}>` : `--${option}`}`, type);
  }
  return names;
}

/** All published names in the sources. @param {Sources} sources @returns {Map<string, Names>} by section */
export function namesInSources(sources) {
  const sections = new Map([["Settings", settingNames(sources)]]);
  for (const [section, where] of Object.entries(places)) {
    const names = new Map();
    for (const place of where) for (const name of namesAt(sources, place)) names.set(name, place.note ?? "");
    sections.set(section, names);
  }
  return sections.set("Exports of @stays/contract", contractNames(sources));
}
