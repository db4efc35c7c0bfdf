import { checkContractVersion } from "./contract-version.mjs";
import { checkExposedModules } from "./exposed-modules.mjs";
import { checkModuleExports } from "./module-exports.mjs";
import { checkNoEval } from "./no-eval.mjs";
import { checkSharedMajors } from "./shared-majors.mjs";
import { checkSizeBudget } from "./size-budget.mjs";
import { checkTexts } from "./texts.mjs";
import { checkTypes } from "./types.mjs";

/**
 * The rules of a release and a host that are to work together. They hold whichever of the two is new.
 *
 * @type {readonly import("./candidate.mjs").PairingCheck[]}
 */
export const pairingChecks = [checkContractVersion, checkExposedModules, checkSharedMajors];

/** @type {readonly import("./candidate.mjs").GateCheck[]} */
const checks = [...pairingChecks, checkModuleExports, checkSizeBudget, checkNoEval, checkTexts, checkTypes];

/**
 * Runs all checks of the gate. It reports all reasons at once, so that a team need not retry for each.
 *
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>} empty = it may become live
 */
export async function violationsOf(candidate) {
  const found = await Promise.all(checks.map(async (check) => check(candidate)));
  return found.flat();
}
