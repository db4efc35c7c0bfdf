import { ToolError } from "../../steps/step.mjs";

/**
 * Ends the command if the gate has found a reason.
 *
 * @param {string} name
 * @param {string} version
 * @param {readonly import("./candidate.mjs").GateViolation[]} violations
 * @throws ToolError with every reason and remedy
 */
export function refuse(name, version, violations) {
  if (violations.length === 0) return;
  const list = violations.map(({ reason, remedy }) => `  • ${reason}\n    → ${remedy}`).join("\n");
  throw new ToolError(`✗ ${name} ${version} is refused; nothing has changed on the site.\n${list}`);
}
