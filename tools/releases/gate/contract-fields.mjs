import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { capture } from "../../steps/command.mjs";
import { root } from "../../steps/root.mjs";

/** @import { GateViolation } from "./candidate.mjs" */
/** @import { HostOffer } from "../../build/src/host-offer.mjs" */

const COMPARISON = "comparison.ts";
/** How the compiler names the two contracts. */
const CONTRACT_PATH = /(?:typeof )?import\("[^"]*\/(live|next)\/index(?:\.ts)?"\)\.?/g;
/** Most reasons to list. The rest usually has the same cause. */
const NAMED = 5;
/** Types that remotes give and the host takes. All others go the other way. */
const FROM_REMOTES = new Set([
  "PageModule",
  "PageHead",
  "PageQuery",
  "PageTexts",
  "NamedTexts",
  "HeroImage",
  "ItemPaths",
  "SlotName",
  "OutsideTarget",
  "NavigateOptions",
  "Problem",
]);

/**
 * Names that match, in all files of a contract.
 *
 * @param {HostOffer} offer
 * @param {RegExp} pattern with the name as its group
 */
const namesIn = ({ contractSources }, pattern) =>
  Object.values(contractSources).flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));

/**
 * A module that compiles if remotes of the live contract work with the next: what the host gives has all that
 * remotes read, and what remotes give has all that the host reads. Generic types are left out.
 *
 * @param {HostOffer} live
 */
function comparison(live) {
  const types = namesIn(live, /^export (?:interface|type) (\w+)(?=[ ={])/gm).map((name) => {
    const [given, taken] = FROM_REMOTES.has(name) ? ["Live", "Next"] : ["Next", "Live"];
    return `export const type_${name} = (given: ${given}.${name}): ${taken}.${name} => given;`;
  });
  const hooks = namesIn(live, /^export (?:const|function) (use\w+)/gm).map(
    (name) => `export const hook_${name}: typeof Live.${name} = Next.${name};`,
  );
  return [
    'import type * as Live from "./live/index.ts";',
    'import * as Next from "./next/index.ts";',
    ...types,
    ...hooks,
    "",
  ].join("\n");
}

/** @param {string} folder @param {HostOffer} offer */
async function writeContract(folder, { contractSources }) {
  await mkdir(folder);
  for (const [file, text] of Object.entries(contractSources))
    await writeFile(path.join(folder, path.basename(file)), text);
}

/**
 * @param {string} output of the compiler
 * @returns {readonly string[]}
 */
function reasonsIn(output) {
  const lines = output.split(/\n(?! )/);
  return lines.flatMap((line) => {
    const [, what] = new RegExp(`${COMPARISON}\\(\\d+,\\d+\\): error \\w+: ([^]*)$`).exec(line) ?? [];
    return what === undefined
      ? []
      : [
          what
            .trim()
            .replace(/\s*\n\s*/g, " ")
            .replace(CONTRACT_PATH, "$1 "),
        ];
  });
}

/**
 * Whether the contracts of two hosts differ in any file.
 *
 * @param {HostOffer} live
 * @param {HostOffer} next
 */
export const hasChanged = (live, next) =>
  JSON.stringify(live.contractSources) !== JSON.stringify(next.contractSources);

/**
 * Checks that no field of the contract is removed or changed without a new contract version. Every live remote was
 * compiled with the live host's contract, or with an earlier one that passed this check (FE-05).
 *
 * @param {HostOffer} live
 * @param {HostOffer} next
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkContractFields(live, next) {
  // A new version may drop fields; the host of both versions renders the old modules itself.
  if (Math.max(...next.contracts) > Math.max(...live.contracts)) return [];
  const cache = path.join(root, "shared/contract/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "next-"));
  try {
    await writeContract(path.join(folder, "live"), live);
    await writeContract(path.join(folder, "next"), next);
    await writeFile(path.join(folder, COMPARISON), comparison(live));
    const project = {
      extends: path.join(root, "tsconfig.base.json"),
      compilerOptions: {
        allowImportingTsExtensions: true,
        typeRoots: [path.join(root, "node_modules/@types")],
      },
      files: [COMPARISON],
    };
    const config = path.join(folder, "tsconfig.json");
    await writeFile(config, JSON.stringify(project));
    const { output } = await capture("node_modules/.bin/tsc", [
      "--noEmit",
      "--pretty",
      "false",
      "-p",
      config,
    ]);
    return reasonsIn(output)
      .slice(0, NAMED)
      .map((reason) => ({
        reason: `the contract of live remotes does not hold: ${reason}`,
        remedy: "keep the field, or raise CONTRACT_VERSION and support both versions",
      }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
