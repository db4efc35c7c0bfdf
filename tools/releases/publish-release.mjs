import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BuildError, buildRemote } from "@stays/build";
import { openFolder, SIGNATURE_FILE, signRelease, withBuilds } from "@stays/releases";
import { releaseVersion, sourcesOf } from "../steps/build-plan.mjs";
import { fingerprint } from "../steps/fingerprint.mjs";
import { localBuilds } from "../steps/local-builds.mjs";
import { root } from "../steps/root.mjs";
import { step, ToolError } from "../steps/step.mjs";
import { checkInBrowser } from "./gate/browser.mjs";
import { readCandidate } from "./gate/candidate.mjs";
import { refusalsOf } from "./gate/gate.mjs";
import { liveOffer } from "./live-offer.mjs";

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, "utf8"));

/**
 * @param {string} name @param {string} version
 * @param {readonly import("./gate/candidate.mjs").GateViolation[]} refusals
 */
function refuse(name, version, refusals) {
  if (refusals.length === 0) return;
  const list = refusals.map(({ reason, remedy }) => `  • ${reason}\n    → ${remedy}`).join("\n");
  throw new ToolError(`✗ ${name} ${version} is refused; nothing has changed on the site.\n${list}`);
}

/** @param {{ folder: string, sources: string }} built */
async function candidateOf(built) {
  return readCandidate(built, await liveOffer(), await readJson(path.join(root, "budgets.json")));
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
 * Signs a built release if the environment has a key, as in CI.
 *
 * @param {string} built
 */
async function signBuilt(built) {
  const key = process.env.RELEASE_SIGNING_KEY;
  if (!key) return;
  const content = await readFile(path.join(built, "release.json"));
  await writeFile(path.join(built, SIGNATURE_FILE), signRelease(content, key.replaceAll("\\n", "\n")));
}

/**
 * Builds a remote, checks it against the live host and puts it into the store. It does not become live.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @param {{ from: string | undefined, isUnseen: boolean }} order `from` is the folder of its sources, when
 *   outside the workspace; `isUnseen` skips the browser check
 * @returns {Promise<string>} its version
 * @throws ToolError with every reason and remedy when the gate rejects the release
 */
export async function publishRelease(store, name, { from, isUnseen }) {
  const { sources, version } = await sourcesFolder(name, from);
  const folder = await mkdtemp(path.join(tmpdir(), "stays-release-"));
  try {
    await step(`build ${name} ${version}`, () => buildRemote({ name, version, folder, sources }));
    const built = path.join(folder, name, version);
    const candidate = await step("check it against the live host", async () => {
      const checked = await candidateOf({ folder: built, sources });
      refuse(name, version, await refusalsOf(checked));
      return checked;
    });
    if (isUnseen) console.log("– browser check skipped; the audit records it");
    else
      await step("check its pages in a browser", async () =>
        refuse(name, version, await checkInBrowser(withBuilds(store, openFolder(localBuilds)), candidate)),
      );
    await signBuilt(built);
    await step("publish", () => store.publish(name, version, built));
    return version;
  } catch (error) {
    throw error instanceof BuildError ? new ToolError(`✗ ${name} does not build.\n${error.message}`) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
