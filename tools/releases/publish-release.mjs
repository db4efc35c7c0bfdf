import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BuildError, buildOrigin, buildRemote } from "@stays/build";
import {
  assertWhole,
  faultsOfRelease,
  openFolder,
  SIGNATURE_FILE,
  signRelease,
  withBuilds,
} from "@stays/releases";
import { readJson } from "../support/read-json.mjs";
import { allBuilds, localBuilds, root } from "../support/root.mjs";
import { fingerprint } from "../support/source-version.mjs";
import { step, ToolError, withLimit } from "../support/step.mjs";
import { checkInBrowser } from "./gate/browser.mjs";
import { readCandidate } from "./gate/candidate.mjs";
import { listChecks } from "./gate/gate.mjs";
import { hashOfParts, isProven, PROOF_FILE } from "./gate/proof.mjs";
import { assertPasses } from "./gate/run-checks.mjs";
import { builtOffer, siteOffer } from "./host-offer.mjs";
import { remoteSources } from "./release-store.mjs";

const BUILD_MS = 300_000;
const BROWSER_MS = 480_000;
const PUBLISH_MS = 120_000;

/** @param {string} file @returns {Promise<any>} null when there is none */
const readBuilt = (file) => readFile(file, "utf8").then(JSON.parse, () => null);

/**
 * What a remote is checked against: the live host's offer, its budget, the host that opens its pages, and the
 * checks themselves.
 *
 * @param {string} name
 */
async function gateFor(name) {
  const offer = (await siteOffer()) ?? builtOffer();
  const budgets = readJson(path.join(root, "budgets.json"));
  const host = await readBuilt(path.join(root, "host/dist/web/release.json"));
  const checks = await fingerprint(["tools/releases/gate"]);
  const budget = budgets[name] ?? {};
  return { offer, budget, hash: hashOfParts([offer, budget, host?.version, checks]) };
}

/**
 * Builds a release, or copies the local build of the same version. A local build of another commit is not
 * used, because `release.json` names the commit.
 *
 * @param {string} folder
 * @param {{ name: string, version: string, sources: string }} remote
 * @returns {Promise<string>} folder of the built release
 */
async function buildInto(folder, { name, version, sources }) {
  const built = path.join(folder, name, version);
  const local = path.join(localBuilds, name, version);
  const { commit, isDirty } = await buildOrigin(root);
  const known = await readBuilt(path.join(local, "release.json"));
  if (known && known.commit === commit && known.isDirty === isDirty)
    await step(`copy the local build ${name} ${version}`, () => cp(local, built, { recursive: true }));
  else
    await step(`build ${name} ${version}`, () =>
      withLimit(`the build of ${name}`, BUILD_MS, (signal) =>
        buildRemote({ name, version, folder, sources, signal }),
      ),
    );
  return built;
}

/**
 * Adds to a built release what the gate has checked, and a signature if the environment has a key, as in CI.
 *
 * @param {string} built
 * @param {import("./gate/proof.mjs").GateProof} proof
 */
async function sealBuilt(built, proof) {
  await writeFile(path.join(built, PROOF_FILE), JSON.stringify(proof));
  const key = process.env.RELEASE_SIGNING_KEY;
  if (!key) return;
  const content = await readFile(path.join(built, "release.json"));
  await writeFile(path.join(built, SIGNATURE_FILE), signRelease(content, key.replaceAll("\\n", "\n")));
}

/**
 * Builds a remote, checks it against the live host and puts it into the store. It does not become live. A
 * version that has passed against the same host, for example as a preview, is neither built nor checked again.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @param {{ from: string | undefined, isUnseen: boolean }} order `from` is the folder of its sources, when
 *   outside the workspace; `isUnseen` skips the browser check
 * @returns {Promise<string>} its version
 * @throws ToolError with every reason and remedy when the gate rejects the release
 */
export async function publishRelease(store, name, { from, isUnseen }) {
  const { sources, version } = await remoteSources(name, from);
  const { offer, budget, hash } = await gateFor(name);
  const proof = await store.read(`${name}/${version}/${PROOF_FILE}`);
  const faults = await faultsOfRelease((file) => store.read(`${name}/${version}/${file}`));
  if (faults.length === 0 && isProven(proof, hash, isUnseen)) {
    console.log(`✓ ${name} ${version} has passed against this host before`);
    return version;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "stays-release-"));
  try {
    const built = await buildInto(folder, { name, version, sources });
    const candidate = await readCandidate({ folder: built, sources }, { offer, budget });
    await step("check it against the live host", () => assertPasses(name, version, listChecks(candidate)));
    if (isUnseen) console.log("– browser check skipped; the audit records it");
    else
      await step("check its pages in a browser", () => {
        const others = withBuilds(store, openFolder(allBuilds));
        const checks = {
          "its pages": (/** @type {AbortSignal} */ signal) => checkInBrowser(others, candidate, signal),
        };
        return assertPasses(name, version, checks, BROWSER_MS);
      });
    await sealBuilt(built, { against: hash, isSeen: !isUnseen });
    await step("publish", () =>
      withLimit("the release store", PUBLISH_MS, async () => {
        await store.publish(name, version, built);
        await assertWhole(store, name, version);
      }),
    );
    return version;
  } catch (error) {
    throw error instanceof BuildError ? new ToolError(`✗ ${name} does not build.\n${error.message}`) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
