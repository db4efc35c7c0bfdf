import { stat } from "node:fs/promises";
import path from "node:path";

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Checks that every page, slot and entry is within its budget in `budgets.json`. A missing budget is an error
 * too, so that no new module grows unchecked.
 *
 * @param {Pick<import("./candidate.mjs").Candidate, "folder" | "descriptor" | "budget">} candidate
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>}
 */
export async function checkSizeBudget({ folder, descriptor, budget }) {
  const { name, entry, exposes, integrity } = descriptor;
  const parts = [
    // A remote that exposes nothing has no entry; `checkExposedModules` reports that.
    ...(entry in integrity ? [{ part: "entry", files: [`${entry}.gz`] }] : []),
    ...Object.entries(exposes).map(([part, { js }]) => ({ part, files: js.map((file) => `${file}.br`) })),
  ];
  const violations = parts.map(async ({ part, files }) => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
    const size = sizes.reduce((sum, one) => sum + one, 0);
    const limit = budget[part];
    if (limit === undefined)
      return [{ reason: `${part} has no budget`, remedy: `add one in budgets.json under ${name}` }];
    if (size <= limit) return [];
    return [
      {
        reason: `${part} is ${kilobytes(size)} compressed; its budget is ${kilobytes(limit)}`,
        remedy:
          "load code that the first view does not need with import(), or drop a dependency; the platform team must agree to a higher budget in budgets.json",
      },
    ];
  });
  return (await Promise.all(violations)).flat();
}
