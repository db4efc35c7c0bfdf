import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pairingChecks } from "@stays/releases";
import { readTexts, textProblems } from "../../texts/text-problems.mjs";
import { checkBundledCopies } from "./bundled-copies.mjs";
import { checkModuleExports } from "./module-exports.mjs";
import { checkSizeBudget } from "./size-budget.mjs";
import { checkTypes } from "./types.mjs";

/**
 * Checks that the texts of a release are complete in all of its languages.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
function checkTexts({ sources }) {
  const folder = path.join(sources, "texts");
  if (!existsSync(folder)) return [];
  return textProblems(readTexts(folder)).map((problem) => ({
    reason: `texts/${problem}.`,
    remedy: "Give every language the keys, plural forms and placeholders of English.",
  }));
}

/** Code that evaluates text. The page's content security policy would block it in the browser. */
const evaluation = /(?<![\w$.])eval\)?\s*\(|\bnew\s+Function\s*\(|(?<![\w$.])Function\s*\(\s*["'`]/;

/**
 * Checks that no script evaluates text as code.
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
async function checkNoEval({ folder, descriptor: { integrity } }) {
  const scripts = Object.keys(integrity).filter((file) => /\.c?js$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) => evaluation.exec(await readFile(path.join(folder, file), "utf8")) && file),
  );
  return found
    .filter((file) => file !== null)
    .map((file) => ({
      reason: `${file} contains eval or new Function, which the page's content security policy forbids`,
      remedy: "replace it with code, or replace the package that contains it",
    }));
}

/** @type {Readonly<Record<string, import("./candidate.mjs").GateCheck>>} */
const checks = {
  ...pairingChecks,
  "the exports of its modules": checkModuleExports,
  "its size": checkSizeBudget,
  "its scripts": checkNoEval,
  "what it bundles": checkBundledCopies,
  "its texts": checkTexts,
  "its types": checkTypes,
};

/**
 * The checks of a built release that need no browser.
 *
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {import("./run-checks.mjs").Checks}
 */
export const checksOf = (candidate) =>
  Object.fromEntries(
    Object.entries(checks).map(([about, check]) => [about, (signal) => check(candidate, signal)]),
  );
