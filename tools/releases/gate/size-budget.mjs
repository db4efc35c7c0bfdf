import { stat } from "node:fs/promises";
import path from "node:path";
import { readRegistry } from "@stays/releases";

/** @import { ReleaseDescriptor } from "../../../shared/releases/src/store-path.js" */
/** @typedef {import("../../../shared/releases/src/release-store.js").ReleaseReader} ReleaseReader */

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The size of the entry in bytes of gzip, and of the scripts of every page and slot in bytes of Brotli.
 *
 * @param {Pick<ReleaseDescriptor, "entry" | "exposes" | "integrity">} descriptor
 * @param {(file: string) => Promise<number>} sizeOf
 * @returns {Promise<Readonly<Record<string, number>>>}
 */
async function partSizes({ entry, exposes, integrity }, sizeOf) {
  const parts = [
    // A remote that exposes nothing has no entry; `checkExposedModules` reports that.
    ...(entry in integrity ? [{ part: "entry", files: [`${entry}.gz`] }] : []),
    ...Object.entries(exposes).map(([part, { js }]) => ({ part, files: js.map((file) => `${file}.br`) })),
  ];
  const sizes = parts.map(async ({ part, files }) => {
    const all = await Promise.all(files.map(sizeOf));
    return [part, all.reduce((sum, size) => sum + size, 0)];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/**
 * The sizes of the live release of a remote.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @returns {Promise<Readonly<Record<string, number>>>} empty when none is live, or it cannot be read
 */
export async function liveSizes(store, name) {
  const folder = `${name}/${(await readRegistry(store)).registry.remotes[name]?.version}`;
  const content = await store.read(`${folder}/release.json`);
  if (!content) return {};
  return partSizes(
    JSON.parse(new TextDecoder().decode(content)),
    async (file) => (await store.read(`${folder}/${file}`))?.byteLength ?? 0,
  );
}

/**
 * How a part has grown, for a team.
 *
 * @param {number} size
 * @param {number | undefined} live undefined = no live release has it
 */
function growth(size, live) {
  if (live === undefined) return "no live release has it";
  const difference = size - live;
  return difference === 0
    ? "as large as in the live release"
    : `${kilobytes(Math.abs(difference))} ${difference > 0 ? "more" : "less"} than in the live release`;
}

/**
 * The size of every part of a release beside its budget.
 *
 * @param {Pick<import("./candidate.mjs").Candidate, "folder" | "descriptor" | "budget">} candidate
 */
async function measureSizes({ folder, descriptor, budget }) {
  const sizes = await partSizes(descriptor, async (file) => (await stat(path.join(folder, file))).size);
  return Object.entries(sizes).map(([part, size]) => ({ part, size, limit: budget[part] }));
}

/**
 * The room of every part, for the output of a release.
 *
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {Promise<readonly string[]>}
 */
export const sizeLines = async (candidate) =>
  (await measureSizes(candidate)).map(
    ({ part, size, limit = 0 }) =>
      `  ${part} ${kilobytes(size)} of ${kilobytes(limit)}, ${growth(size, candidate.live[part])}`,
  );

/**
 * Checks that every page, slot and entry is within its budget in `budgets.json`. A missing budget is an error
 * too, so that no new module grows unchecked.
 *
 * @param {import("./candidate.mjs").Candidate} candidate
 * @returns {Promise<readonly import("./candidate.mjs").GateViolation[]>}
 */
export async function checkSizeBudget(candidate) {
  const { descriptor, live } = candidate;
  return (await measureSizes(candidate)).flatMap(({ part, size, limit }) => {
    if (limit === undefined)
      return [
        { reason: `${part} has no budget`, remedy: `add one in budgets.json under ${descriptor.name}` },
      ];
    if (size <= limit) return [];
    return [
      {
        reason: `${part} is ${kilobytes(size)} compressed, ${growth(size, live[part])}; its budget is ${kilobytes(limit)}`,
        remedy:
          "load code that the first view does not need with import(), or drop a dependency; the platform team must agree to a higher budget in budgets.json",
      },
    ];
  });
}
