import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { sourcesOf } from "./build-plan.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";
import { step, ToolError } from "./step.mjs";

/**
 * An app to build, with its outputs.
 *
 * @typedef {object} Target
 * @property {string} app
 * @property {(fingerprint: string) => Promise<readonly string[]>} outputs files that exist after the build
 * @property {(fingerprint: string) => Promise<unknown>} build
 */

/**
 * @param {Target} target
 * @param {string} kind
 */
async function buildIfStale({ app, outputs, build }, kind) {
  const fingerprint = await fingerprintOf(sourcesOf(app));
  const stamp = `${kind}-${app}`;
  const isThere = (await outputs(fingerprint)).every((file) => existsSync(file));
  if (isThere && (await readStamp(stamp)) === fingerprint) return false;
  await step(`${kind} ${app}`, () => build(fingerprint));
  await writeStamp(stamp, fingerprint);
  return true;
}

/**
 * Builds the targets whose sources have changed since their last build, one for each core at a time. A failure
 * leaves out those that have not begun.
 *
 * @param {readonly Target[]} targets
 * @param {string} kind name of this kind of build, `build` by default
 */
export async function buildTargets(targets, kind = "build") {
  const { BuildError } = await import("@stays/build");
  let built = 0;
  const waiting = [...targets];
  async function buildNext() {
    for (let target = waiting.shift(); target; target = waiting.shift())
      if (await buildIfStale(target, kind)) built += 1;
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
  } catch (error) {
    waiting.length = 0;
    throw error instanceof BuildError ? new ToolError(error.message) : error;
  }
  if (built === 0) console.log(`✓ ${kind} (nothing has changed)`);
}
