import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../support/root.mjs";
import { sourceFiles } from "../support/source-version.mjs";

const specFolder = path.join(root, "docs/spec");
const FAMILIES = "RT|SW|SR|MP|CD|VI|CB|HO|HD|RM|AT|VD|PK|RV|CT|AD|ER|UP|BW|TR|ST|FE|EN|CA|CO|EC";
const ROW = new RegExp(`\\b(?:${FAMILIES})-\\d{2}\\b`, "g");
/** "ruling 5", "rulings 7, 9 and 12". */
const RULINGS = /\brulings? (\d+(?:(?:, | and |, and )\d+)*)/gi;
/** Decisions of the wire format, numbered in its description. */
const WIRE_DECISION = /\bwire decision (\d+)/g;
/** References that cannot be resolved in this repository: sections of other documents. */
const OUTSIDE = /\bS[12] ?§/;

/** @typedef {{ readonly file: string, readonly line: number, readonly id: string }} Reference */

/** @param {string} text @returns {string[]} ids such as "SR-05" and "ruling 12" */
function findIds(text) {
  const rulings = [...text.matchAll(RULINGS)].flatMap(([, numbers = ""]) =>
    [...numbers.matchAll(/\d+/g)].map(([number]) => `ruling ${number}`),
  );
  const decisions = [...text.matchAll(WIRE_DECISION)].map(([, number]) => `wire decision ${number}`);
  const outside = OUTSIDE.test(text) ? ["a section of another document"] : [];
  return [...(text.match(ROW) ?? []), ...rulings, ...decisions, ...outside];
}

/**
 * Every id that docs/spec defines (the first cell of a table row), and the decisions of the wire format.
 *
 * @returns {Set<string>}
 */
function defined() {
  const wire = readFileSync(path.join(root, "shared/galaxy/contract/galaxy.openapi.yaml"), "utf8");
  const ids = new Set(
    [...wire.matchAll(/^ {4}(\d+)\. \*\*/gm)].map(([, number]) => `wire decision ${number}`),
  );
  for (const file of readdirSync(specFolder)) {
    for (const line of readFileSync(path.join(specFolder, file), "utf8").split("\n")) {
      const [, cell = ""] = /^\| ([A-Z]{2}-\d{2}|\d+) \|/.exec(line) ?? [];
      if (cell !== "") ids.add(/^\d/.test(cell) ? `ruling ${cell}` : cell);
    }
  }
  return ids;
}

/** @returns {string[]} files whose text may name an id */
const files = () =>
  sourceFiles().filter(
    (file) => /\.(?:tsx?|mjs|js|css|md|yml)$/.test(file) && file !== "tools/checks/spec-ids.mjs",
  );

/** @returns {Reference[]} */
function references() {
  return files().flatMap((file) => {
    const lines = readFileSync(path.join(root, file), "utf8").split("\n");
    return lines.flatMap((text, index) => findIds(text).map((id) => ({ file, line: index + 1, id })));
  });
}

/** @returns {string[]} source files that the table of claims names and that do not exist */
function missingFiles() {
  const names = new Set(files().map((file) => path.basename(file)));
  const claims = readFileSync(path.join(specFolder, "claims.md"), "utf8");
  const claimed = [...claims.matchAll(/[\w./-]+\.tsx?\b/g)].map(([file]) => path.basename(file));
  return claimed.filter((file) => !names.has(file));
}

const known = defined();
const named = references();

if (process.argv.includes("--untested")) {
  const tested = new Set(named.filter(({ file }) => /\.(?:test|spec)\.tsx?$/.test(file)).map(({ id }) => id));
  // The rows that use entities, calls, constants and error codes prove them.
  const rows = [...known].filter((id) => !/^(?:EN|CA|CO|EC)-|^wire/.test(id));
  const untested = rows.filter((id) => !tested.has(id));
  console.log(
    `${rows.length - untested.length} of ${rows.length} rows and rulings are named by a test. Not named:`,
  );
  console.log(untested.join("\n"));
} else {
  const unknown = named.filter(({ id }) => !known.has(id));
  for (const { file, line, id } of unknown)
    console.error(`${file}:${line}: ${id} is not defined in docs/spec`);
  const missing = missingFiles();
  for (const file of missing) console.error(`docs/spec/claims.md: there is no file ${file}`);
  if (unknown.length + missing.length > 0) process.exitCode = 1;
}
