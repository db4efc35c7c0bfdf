import { readFileSync } from "node:fs";
import path from "node:path";
import { namesInSources, readSources } from "./names-in-code.mjs";
import { brokenPromises } from "./published-names.mjs";

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
const KEYS = "shared/routes/src/site-keys.ts";
const CONTRACT = "shared/contract/src";
const SERVICES = `${CONTRACT}/host-services.ts`;
const EXPORTS = "Exports of @stays/contract";

test("unchanged sources keep every published name", () => {
  expect(said(SEARCH, "", "")).toEqual([]);
});

test.each([
  [SETTINGS, "silentFailures", "quietFailures", "Settings: upsell.silentFailures disappeared"],
  [SETTINGS, '"StandardCompact"', '"Compact"', "Settings: results.variant = StandardCompact disappeared"],
  [
    SETTINGS,
    '"required": []',
    '"required": ["heading"]',
    'Settings: upsell.transport.heading was "text or null, default null" and is "text or null, required"',
  ],
  [KEYS, '"attributes", ', "", "Query keys: attributes disappeared"],
  // Read by the server alone, one of them by a constant.
  [KEYS, '"preview", ', "", "Query keys: preview disappeared"],
  [KEYS, ', "whole"', "", "Query keys: whole disappeared"],
  [KEYS, '"room-", ', "", "Query keys: room- disappeared"],
  [SERVICES, "  leaveTo(", "  openOutside(", `${EXPORTS}: HostServices.leaveTo disappeared`],
  [SERVICES, "interface NavigateOptions", "interface Options", `${EXPORTS}: NavigateOptions disappeared`],
  [`${CONTRACT}/index.ts`, "  galaxyOf,\n", "", `${EXPORTS}: galaxyOf disappeared`],
])("ST-01 FE-05 in %s %j becomes %j, which is refused: %s", (file, from, to, reason) => {
  expect(said(file, from, to)).toContain(reason);
});

test.each([
  ["announces it with its remedy", "- Query key `attributes`: links that have it show all stays.", true],
  ["only mentions it as changed", "- none\n\n### Changed\n\n- `attributes` takes more values.", false],
  ["announced it for an earlier version", "## 1.0.0\n\n### Removed\n\n- `attributes`", false],
])("a name may go if the changelog announces it, and it %s", (_, entry, mayGo) => {
  expect(said(KEYS, '"attributes", ', "", entry).length === 0).toBe(mayGo);
});

test("a section in which no name is found is refused: the check could not run", () => {
  const sections = new Map([["Headers", new Map<string, string>()]]);
  expect(brokenPromises("", sections, "")).toEqual([
    "Headers: no name is found, so that this could not be checked",
  ]);
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
