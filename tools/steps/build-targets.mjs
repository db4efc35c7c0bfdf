import { existsSync } from "node:fs";
import { sourcesOf } from "./build-plan.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";
import { step, ToolError } from "./step.mjs";

/**
 * Something that is built: an app with what comes out of it.
 *
 * @typedef {object} Target
 * @property {string} app
 * @property {(mark: string) => Promise<readonly string[]>} outputs files that are there once it is built
 * @property {(mark: string) => Promise<unknown>} build
 */

/**
 * @param {Target} target
 * @param {string} kind
 */
async function buildIfStale({ app, outputs, build }, kind) {
  const mark = await fingerprint(sourcesOf(app));
  const stamp = `${kind}-${app}`;
  const isThere = (await outputs(mark)).every((file) => existsSync(file));
  if (isThere && (await readStamp(stamp)) === mark) return false;
  await step(`${kind} ${app}`, () => build(mark));
  await writeStamp(stamp, mark);
  return true;
}

/**
 * Builds what has changed since it was last built.
 *
 * @param {readonly Target[]} targets
 * @param {string} kind `build`, or how else this build is called
 */
export async function buildTargets(targets, kind = "build") {
  const { BuildError } = await import("@stays/build");
  let built = 0;
  try {
    for (const target of targets) if (await buildIfStale(target, kind)) built += 1;
  } catch (error) {
    throw error instanceof BuildError ? new ToolError(error.message) : error;
  }
  if (built === 0) console.log(`✓ ${kind} (nothing has changed)`);
}
