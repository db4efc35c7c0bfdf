import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BuildError, buildHost, buildOrigin } from "@stays/build";
import { HOST, hasServer, openFolder, readRegistry, withBuilds } from "@stays/releases";
import { buildStale } from "../steps/build-stale.mjs";
import { localBuilds } from "../steps/local-builds.mjs";
import { root } from "../steps/root.mjs";
import { fingerprintOf } from "../steps/source-version.mjs";
import { step, ToolError } from "../steps/step.mjs";
import { checkHostInBrowser } from "./gate/browser.mjs";
import { checkContractFields, hasChanged } from "./gate/contract-fields.mjs";
import { violationsOfHost } from "./gate/live-pairings.mjs";
import { hashOfParts, isProven, PROOF_FILE, readProof } from "./gate/proof.mjs";
import { assertPasses } from "./gate/run-checks.mjs";
import { writeHostRelease } from "./host-folder.mjs";
import { releasedOffer } from "./live-offer.mjs";
import { sealBuilt } from "./seal-built.mjs";

/** @typedef {import("../../shared/releases/src/release-store.js").ReleaseStore} ReleaseStore */

const BROWSER_MS = 480_000;
const dist = path.join(root, "host/dist");

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(path.join(dist, file), "utf8"));

/**
 * Builds the host of the working copy, if its build is of other sources or another commit.
 *
 * @returns {Promise<{ version: string, offer: import("../build/src/host-offer.mjs").HostOffer }>}
 */
async function builtHost() {
  // The browser check starts the mock back end with it.
  await buildStale({ apps: [HOST, "sandbox"] });
  const { version, commit, isDirty } = await readJson("web/release.json");
  const origin = await buildOrigin(root);
  if (commit !== origin.commit || isDirty !== origin.isDirty)
    await step(`build host ${version} of this commit`, () => buildHost({ folder: dist, version }));
  return { version, offer: await readJson("server/offer.json") };
}

/**
 * Puts a built host into the store. Servers that were deployed by hand may have put its browser files there; these
 * are replaced by the whole release, which has the same files.
 *
 * @param {ReleaseStore} store
 * @param {string} version
 * @param {string} built
 */
async function publish(store, version, built) {
  if (await store.publish(HOST, version, built)) return;
  const content = await store.read(`${HOST}/${version}/release.json`);
  if (content && hasServer(JSON.parse(new TextDecoder().decode(content)).integrity)) return;
  await store.remove(HOST, version);
  await store.publish(HOST, version, built);
}

/**
 * Builds the host, checks it against all live remotes and puts it into the store. It does not become live. A version
 * that has passed against the same remotes is not checked again.
 *
 * @param {ReleaseStore} store
 * @param {{ from: string | undefined, isUnseen: boolean }} order `isUnseen` skips the browser check
 * @returns {Promise<string>} its version
 * @throws ToolError with every reason and remedy when the gate rejects the host
 */
export async function publishHostRelease(store, { from, isUnseen }) {
  if (from !== undefined)
    throw new ToolError("✗ --from is for remotes: the host is released from its working copy.");
  const { version, offer } = await builtHost().catch((error) => {
    throw error instanceof BuildError ? new ToolError(`✗ host does not build.\n${error.message}`) : error;
  });
  const [{ registry }, before] = await Promise.all([readRegistry(store), releasedOffer(store)]);
  const live = Object.entries(registry.remotes).map(([name, { version: own, canary }]) => [
    name,
    own,
    canary?.version,
  ]);
  const changed = before && hasChanged(before, offer) ? before : null;
  const hash = hashOfParts([live, changed, await fingerprintOf(["tools/releases/gate"])]);
  if (isProven(readProof(await store.read(`${HOST}/${version}/${PROOF_FILE}`)), hash, isUnseen)) {
    console.log(`✓ host ${version} has passed against these remotes before`);
    return version;
  }
  await step("check it against all live remotes", () =>
    assertPasses(HOST, version, {
      "the live remotes": () => violationsOfHost(store, offer),
      "its contract": (signal) => (changed ? checkContractFields(changed, offer, signal) : []),
    }),
  );
  if (isUnseen) console.log("– browser check skipped; the audit records it");
  else
    await step("check the pages of live remotes in a browser", () => {
      const live = withBuilds(store, openFolder(localBuilds));
      return assertPasses(
        HOST,
        version,
        { "the pages of live remotes": (signal) => checkHostInBrowser(live, signal) },
        BROWSER_MS,
      );
    });
  const folder = await mkdtemp(path.join(tmpdir(), "stays-release-"));
  try {
    await writeHostRelease(folder);
    await sealBuilt(folder, { against: hash, isSeen: !isUnseen });
    await step("publish", () => publish(store, version, folder));
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
