import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { SIGNATURE_FILE, signRelease } from "@stays/releases";
import { PROOF_FILE } from "./gate/proof.mjs";

/**
 * Adds to a built release what the gate has checked, and a signature if the environment has a key, as in CI.
 *
 * @param {string} built
 * @param {import("./gate/proof.mjs").GateProof} proof
 */
export async function sealBuilt(built, proof) {
  await writeFile(path.join(built, PROOF_FILE), JSON.stringify(proof));
  const key = process.env.RELEASE_SIGNING_KEY;
  if (!key) return;
  const content = await readFile(path.join(built, "release.json"));
  await writeFile(path.join(built, SIGNATURE_FILE), signRelease(content, key.replaceAll("\\n", "\n")));
}
