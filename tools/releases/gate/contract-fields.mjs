import { writeFile } from "node:fs/promises";
import path from "node:path";
import { compile, inContractFolder, writeContract } from "./contract-project.mjs";

/** @import { GateViolation } from "./candidate.mjs" */
/** @import { HostOffer } from "../../build/src/host-offer.mjs" */

const COMPARISON = "comparison.ts";
/** How the compiler names the two contracts. */
const CONTRACT_PATH = /(?:typeof )?import\("[^"]*\/(live|next)\/(?:[^"]*\/)?\w+(?:\.tsx?)?"\)\.?/g;
/** Most reasons to list. The rest usually has the same cause. */
const NAMED = 5;
/** Types that remotes give and the host takes. All others go the other way. */
const FROM_REMOTES = new Set([
  "PageHead",
  "PageQuery",
  "HeroImage",
  "ItemPaths",
  "SlotName",
  "OutsideTarget",
  "NavigateOptions",
  "Problem",
]);

/**
 * Names that match, in the files of a contract of which `index.ts` exports everything.
 *
 * @param {HostOffer} offer
 * @param {RegExp} pattern with the name as its group
 */
function findNames({ contractSources: { "index.ts": index = "", ...files } }, pattern) {
  const exported = [...index.matchAll(/^export \* from "\.\/([^"]+)"/gm)].map(
    ([, file = ""]) => files[file] ?? "",
  );
  return [index, ...exported].flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
}

/**
 * A module that compiles if remotes of the live contract work with the next: what the host gives has all that
 * remotes read, and what remotes give has all that the host reads. Generic types are left out.
 *
 * @param {HostOffer} live
 */
function comparison(live) {
  const types = findNames(live, /^export (?:interface|type) (\w+)(?=[ ={])/gm).map((name) => {
    const [given, taken] = FROM_REMOTES.has(name) ? ["Live", "Next"] : ["Next", "Live"];
    return `export const type_${name} = (given: ${given}.${name}): ${taken}.${name} => given;`;
  });
  const values = findNames(live, /^export (?:const|function) (\w+)/gm).map(
    (name) => `export const value_${name}: typeof Live.${name} = Next.${name};`,
  );
  if (types.length + values.length === 0) throw new Error("the live contract exports nothing");
  return [
    'import type * as Live from "./live/index.ts";',
    'import * as Next from "./next/index.ts";',
    ...types,
    ...values,
    "",
  ].join("\n");
}

/**
 * What remotes are compiled against.
 *
 * @param {HostOffer} offer
 */
const readSurface = ({ contractSources, contractPackages }) =>
  JSON.stringify([contractSources, contractPackages]);

/**
 * Whether the contracts of two hosts differ in any file.
 *
 * @param {HostOffer} live
 * @param {HostOffer} next
 */
export const hasChanged = (live, next) => readSurface(live) !== readSurface(next);

/**
 * Checks that no field of the contract is removed or changed without a new contract version. Every live remote was
 * compiled with the live host's contract, or with an earlier one that passed this check (FE-05).
 *
 * @param {HostOffer} live
 * @param {HostOffer} next
 * @param {AbortSignal} signal
 * @returns {Promise<readonly GateViolation[]>}
 * @throws Error when one of the two contracts does not compile by itself, so that they cannot be compared
 */
export async function checkContractFields(live, next, signal) {
  // A new version may drop fields; the host of both versions renders the old modules itself.
  if (Math.max(...next.contracts) > Math.max(...live.contracts)) return [];
  return inContractFolder(async (folder) => {
    await writeContract(path.join(folder, "live"), live);
    await writeContract(path.join(folder, "next"), next);
    await writeFile(path.join(folder, COMPARISON), comparison(live));
    const errors = await compile(folder, { files: [COMPARISON] }, signal);
    const elsewhere = errors.find(({ file }) => path.basename(file) !== COMPARISON);
    if (elsewhere)
      throw new Error(
        `${path.relative(folder, elsewhere.file)}${elsewhere.position} does not compile: ${elsewhere.what}`,
      );
    return errors.slice(0, NAMED).map(({ what }) => ({
      reason: `the contract of live remotes does not hold: ${what.replace(/\s*\n\s*/g, " ").replace(CONTRACT_PATH, "$1 ")}`,
      remedy: "keep the field, or raise CONTRACT_VERSION and support both versions",
    }));
  });
}
