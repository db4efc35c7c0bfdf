import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BuildError, buildRemote } from "@stays/build";
import { releaseVersion, sourcesOf } from "../steps/build-plan.mjs";
import { fingerprint } from "../steps/fingerprint.mjs";
import { root } from "../steps/root.mjs";
import { step, ToolError } from "../steps/step.mjs";
import { readCandidate } from "./gate/candidate.mjs";
import { refusalsOf } from "./gate/gate.mjs";
import { liveOffer } from "./live-offer.mjs";

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, "utf8"));

/**
 * @param {string} name
 * @param {string} version
 * @param {{ folder: string, sources: string }} built
 */
async function holdAgainstLiveHost(name, version, built) {
  const budgets = await readJson(path.join(root, "budgets.json"));
  const refusals = await refusalsOf(await readCandidate(built, await liveOffer(), budgets));
  if (refusals.length === 0) return;
  const list = refusals.map(({ reason, remedy }) => `  • ${reason}\n    → ${remedy}`).join("\n");
  throw new ToolError(`✗ ${name} ${version} is refused; nothing has changed on the site.\n${list}`);
}

/** @param {string} name @param {string | undefined} from */
async function sourcesFolder(name, from) {
  const sources = path.resolve(from ?? path.join(root, name));
  if (!existsSync(path.join(sources, "remote.ts")))
    throw new ToolError(`✗ ${sources} has no remote.ts: it is not the folder of a remote.`);
  const { version } = await readJson(path.join(sources, "package.json"));
  const mark = await fingerprint(sourcesOf(path.relative(root, sources)));
  return { sources, version: releaseVersion(version, mark) };
}

/**
 * Builds a remote, holds it against the live host, and puts it into the store. Nobody sees it yet.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @param {string | undefined} from folder of its sources, when it is not the one of the workspace
 * @returns {Promise<string>} its version
 * @throws ToolError with every reason and remedy when the release is refused
 */
export async function publishRelease(store, name, from) {
  const { sources, version } = await sourcesFolder(name, from);
  const folder = await mkdtemp(path.join(tmpdir(), "stays-release-"));
  try {
    await step(`build ${name} ${version}`, () => buildRemote({ name, version, folder, sources }));
    const built = path.join(folder, name, version);
    await step("hold it against the live host", () =>
      holdAgainstLiveHost(name, version, { folder: built, sources }),
    );
    await step("publish", () => store.publish(name, version, built));
    return version;
  } catch (error) {
    throw error instanceof BuildError ? new ToolError(`✗ ${name} does not build.\n${error.message}`) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
