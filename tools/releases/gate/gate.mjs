import { checkContractVersion } from "./contract-version.mjs";
import { checkExposedModules } from "./exposed-modules.mjs";
import { checkModuleExports } from "./module-exports.mjs";
import { checkNoEval } from "./no-eval.mjs";
import { checkSharedMajors } from "./shared-majors.mjs";
import { checkSizeBudget } from "./size-budget.mjs";
import { checkTexts } from "./texts.mjs";
import { checkTypes } from "./types.mjs";

/** @type {readonly import("./candidate.mjs").GateCheck[]} */
const checks = [
  checkContractVersion,
  checkExposedModules,
  checkModuleExports,
  checkSharedMajors,
  checkSizeBudget,
  checkNoEval,
  checkTexts,
  checkTypes,
];

/**
 * Runs all checks of the gate. It reports all reasons at once, so that a team need not retry for each.
 *
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>} empty = it may become live
 */
export async function refusalsOf(candidate) {
  const found = await Promise.all(checks.map(async (check) => check(candidate)));
  return found.flat();
}
