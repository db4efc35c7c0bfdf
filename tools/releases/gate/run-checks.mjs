import { ToolError, withLimit } from "../../support/step.mjs";

/** @import { GateViolation } from "./candidate.mjs" */

/** Milliseconds that a check has. The slowest, of types, needs less than ten seconds. */
const LIMIT_MS = 120_000;

/**
 * A check by what it is about, such as `its types`.
 *
 * @typedef {Readonly<Record<string, (signal: AbortSignal) => readonly GateViolation[] | Promise<readonly GateViolation[]>>>} Checks
 */

/**
 * Runs checks side by side and reports all reasons at once, so that a team need not retry for each. A check that
 * throws or does not end has not run, which is a reason too: nothing passes unchecked.
 *
 * @param {Checks} checks
 * @param {number} [limitMs] of each check
 * @returns {Promise<readonly GateViolation[]>} empty = all have run and found nothing
 */
export async function runChecks(checks, limitMs = LIMIT_MS) {
  const found = Object.entries(checks).map(async ([about, check]) => {
    try {
      return await withLimit(`the check of ${about}`, limitMs, check);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        {
          reason: `${about} could not be checked: ${reason.replace(/^✗ /, "")}`,
          remedy: "mend that first: nothing is released unchecked",
        },
      ];
    }
  });
  return (await Promise.all(found)).flat();
}

/**
 * Runs checks, and ends the command if one has found a reason.
 *
 * @param {string} name
 * @param {string} version
 * @param {Checks} checks
 * @param {number} [limitMs] of each check
 * @throws ToolError with every reason and remedy
 */
export async function assertPasses(name, version, checks, limitMs) {
  const violations = await runChecks(checks, limitMs);
  if (violations.length === 0) return;
  const list = violations.map(({ reason, remedy }) => `  • ${reason}\n    → ${remedy}`).join("\n");
  throw new ToolError(`✗ ${name} ${version} is refused; nothing has changed on the site.\n${list}`);
}
