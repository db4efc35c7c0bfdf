import { pairingChecks } from "@stays/releases";
import { checkBundledCopies } from "./bundled-copies.mjs";
import { checkModuleExports } from "./module-exports.mjs";
import { checkNoEval } from "./no-eval.mjs";
import { checkSizeBudget } from "./size-budget.mjs";
import { checkTexts } from "./texts.mjs";
import { checkTypes } from "./types.mjs";

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
