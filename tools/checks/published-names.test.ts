import { readFileSync } from "node:fs";
import path from "node:path";
import { namesInSources, readSources } from "./names-in-code.mjs";
import { brokenPromises, printNames } from "./published-names.mjs";

const committed = readFileSync(path.join(__dirname, "../../docs/published-names.md"), "utf8");
const sources = readSources();
const changelog = (entry: string) => `# Changelog\n\n## Unreleased\n\n### Removed\n\n${entry}\n`;

/** What the check says after a file of the sources was edited. */
function said(file: string, from: string, to: string, entry = "") {
  const text = sources.get(file) ?? "";
  expect(text).toContain(from);
  const edited = new Map([...sources, [file, text.replaceAll(from, to)]]);
  const commands = new Map([["Commands", new Map([["stays", ""]])]]);
  return brokenPromises(
    committed.replace(/^## Commands[\s\S]*/m, ""),
    new Map([...namesInSources(edited), ...commands]),
    changelog(entry),
  );
}

const SETTINGS = "host/settings/site-settings.schema.json";
const SEARCH = "shared/search/src/parse-search.ts";
const SERVICES = "shared/contract/src/host-services.ts";

test("unchanged sources keep every published name", () => {
  expect(said(SEARCH, "", "")).toEqual([]);
});

test.each([
  [
    "a renamed setting",
    SETTINGS,
    "silentFailures",
    "quietFailures",
    "Settings: upsell.silentFailures disappeared",
  ],
  [
    "a value that is gone",
    SETTINGS,
    '"StandardCompact"',
    '"Compact"',
    "Settings: results.variant = StandardCompact disappeared",
  ],
  [
    "a setting that becomes required",
    SETTINGS,
    '"required": []',
    '"required": ["heading"]',
    'Settings: upsell.transport.heading was "text or null, default null" and is "text or null, required"',
  ],
  ["a removed query key", SEARCH, 'keys.get("attributes")', "null", "Query keys: attributes disappeared"],
  [
    "a removed contract member",
    SERVICES,
    "  leaveTo(",
    "  openOutside(",
    "Exports of @stays/contract: HostServices.leaveTo disappeared",
  ],
  [
    "a removed contract export",
    SERVICES,
    "interface NavigateOptions",
    "interface Options",
    "Exports of @stays/contract: NavigateOptions disappeared",
  ],
  [
    "a removed re-export",
    "shared/contract/src/index.ts",
    "  galaxyOf,\n",
    "",
    "Exports of @stays/contract: galaxyOf disappeared",
  ],
])("ST-01 FE-05 %s is refused", (_, file, from, to, reason) => {
  expect(said(file, from, to)).toContain(reason);
});

test("a name that the changelog names with its remedy may go", () => {
  const entry = "- Query key `attributes`: links that have it show all stays.";
  expect(said(SEARCH, 'keys.get("attributes")', "null", entry)).toEqual([]);
});

test("a name that is only mentioned as changed may not go", () => {
  const entry = "- none\n\n### Changed\n\n- `attributes` takes more values.";
  expect(said(SEARCH, 'keys.get("attributes")', "null", entry)).not.toEqual([]);
});

test("an entry of an earlier version announces nothing", () => {
  const entry = "## 1.0.0\n\n### Removed\n\n- `attributes`";
  expect(said(SEARCH, 'keys.get("attributes")', "null", entry)).not.toEqual([]);
});

test("a section in which no name is found is refused: the check could not run", () => {
  const sections = new Map([["Headers", new Map<string, string>()]]);
  expect(brokenPromises("", sections, "")).toEqual([
    "Headers: no name is found, so that this could not be checked",
  ]);
});

test("a list that was written is read as the same names", () => {
  const sections = new Map([
    [
      "Headers",
      new Map([
        ["x-request-id", ""],
        ["x-spec", "old"],
      ]),
    ],
  ]);
  expect(brokenPromises(printNames(sections), sections, "")).toEqual([]);
});

test("every cookie and storage key is in docs/privacy.md, and nothing that is not in the code", () => {
  const page = readFileSync(path.join(__dirname, "../../docs/privacy.md"), "utf8");
  const [stored = ""] = page.split("\n## Other servers");
  const listed = [...stored.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  const names = namesInSources(sources).get("Cookies and storage keys") ?? new Map();
  // Galaxy's cookie is not ours; the others name a lock with its channel, and a prefix.
  names.set("GalaxyBasket", "cookie");
  for (const name of ["stays.basket", "stays.visit."]) names.delete(name);
  expect(listed.sort()).toEqual([...names.keys()].sort());
});
