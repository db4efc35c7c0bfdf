/** @import { ReleaseDescriptor } from "./store-path.js" */

/**
 * What a host offers to remotes and requires of them.
 *
 * @typedef {object} HostOffer
 * @property {readonly number[]} contracts supported versions of the contract
 * @property {Readonly<Record<string, readonly string[]>>} modules remote -> the modules that it must expose,
 *   such as `./page-results`
 * @property {Readonly<Record<string, string>>} shared module -> the version that the host provides
 */

/**
 * A release of a remote and a host that are to work together. One of them is live, the other is checked.
 *
 * @typedef {object} Pairing
 * @property {Pick<ReleaseDescriptor, "name" | "version" | "contract" | "exposes">} descriptor of the release
 * @property {readonly { name: string, requiredVersion: string }[]} wants shared modules that it requires from
 *   the host
 * @property {HostOffer} offer of the host
 */

/**
 * Why a release and a host cannot work together, and a remedy for the team of the release. `hostRemedy` is the platform
 * team's, where the host is the one that is checked.
 *
 * @typedef {{ reason: string, remedy: string, hostRemedy?: string }} PairingViolation
 */

/** @typedef {(pairing: Pairing) => readonly PairingViolation[]} PairingCheck */

/**
 * Checks that the host supports the contract version of the release (FE-05).
 *
 * @type {PairingCheck}
 */
function checkContractVersion({ descriptor: { contract }, offer: { contracts } }) {
  if (contracts.includes(contract)) return [];
  const newest = Math.max(...contracts);
  return [
    {
      reason: `it was built for contract ${contract}, the host supports ${contracts.join(" and ")}`,
      remedy:
        contract > newest
          ? `first deploy a host that supports contracts ${newest} and ${contract}`
          : `rebase on a commit of contract ${newest}: git log -p shared/contract shows what changed`,
      hostRemedy: `list contract ${contract} in supportedContracts and render its modules too, until this remote has moved`,
    },
  ];
}

/**
 * Checks that the release exposes every page and slot that the host's route and slot tables assign to the
 * remote (FE-05).
 *
 * @type {PairingCheck}
 */
function checkExposedModules({ descriptor: { name, exposes }, offer: { modules } }) {
  const wanted = modules[name];
  if (!wanted)
    return [
      {
        reason: `the host has no route and no slot for ${name}`,
        remedy: "add one in shared/routes or shared/contract, and deploy that host first",
        hostRemedy: `keep its routes and slots, or retire it first: npm run stays -- retire ${name}`,
      },
    ];
  return wanted
    .filter((module) => !exposes[module])
    .map((module) => ({
      reason: `it does not expose ${module}, which the host uses`,
      remedy: `add it to ${name}/remote.ts`,
      hostRemedy: `first release ${name} with it: a remote may expose more than the host uses`,
    }));
}

/** @param {string} range such as `^19.0.0` */
const lowest = (range) => (/\d+(?:\.\d+)*/.exec(range)?.[0] ?? "0").split(".").map(Number);

/**
 * Whether a caret range accepts the version: same major version, and not older.
 *
 * @param {string} range
 * @param {string} version
 */
function hasVersion(range, version) {
  const wanted = lowest(range);
  const offered = lowest(version);
  if (wanted[0] !== offered[0]) return false;
  const difference = wanted.findIndex((part, index) => part !== (offered[index] ?? 0));
  return difference === -1 || (wanted[difference] ?? 0) < (offered[difference] ?? 0);
}

/**
 * Checks that the host provides every shared module of the release in a compatible version. A page has one
 * React, and it is the host's.
 *
 * @type {PairingCheck}
 */
function checkSharedMajors({ wants, offer: { shared } }) {
  return wants.flatMap(({ name, requiredVersion }) => {
    const offered = shared[name];
    if (offered === undefined)
      return [
        {
          reason: `it needs ${name} from the host, which does not share it`,
          remedy: `bundle ${name}, or add it to tools/build/src/shared-modules.mjs and deploy that host first`,
          hostRemedy: `share ${name} as long as a live remote needs it`,
        },
      ];
    if (hasVersion(requiredVersion, offered)) return [];
    return [
      {
        reason: `it needs ${name} ${requiredVersion}, the host shares ${offered}`,
        remedy: `build against ${name} ${offered}, or first deploy a host that shares ${requiredVersion}`,
        hostRemedy: `share ${name} ${requiredVersion}; the remotes move to another version with a release of their own`,
      },
    ];
  });
}

/**
 * The rules of a release and a host that are to work together. They hold whichever of the two is new.
 *
 * @type {Readonly<Record<string, PairingCheck>>} by what they are about
 */
export const pairingChecks = {
  "its contract version": checkContractVersion,
  "its modules": checkExposedModules,
  "its shared modules": checkSharedMajors,
};

/**
 * The reasons why a host cannot serve a release of the store, for the platform team.
 *
 * @param {Pick<import("./release-store.js").ReleaseReader, "read">} store
 * @param {HostOffer} offer
 * @param {Pairing["descriptor"]} descriptor of the release
 * @returns {Promise<readonly { reason: string, remedy: string }[]>}
 * @throws Error when the release cannot be read
 */
export async function violationsOfRelease({ read }, offer, descriptor) {
  const { name, version } = descriptor;
  const file = `${name}/${version}/mf-manifest.json`;
  const content = await read(file);
  if (!content) throw new Error(`${file} is missing`);
  const pairing = { descriptor, wants: JSON.parse(new TextDecoder().decode(content)).shared, offer };
  return Object.values(pairingChecks)
    .flatMap((check) => check(pairing))
    .map(({ reason, remedy, hostRemedy = remedy }) => ({
      reason: `${name} ${version}: ${reason}`,
      remedy: hostRemedy,
    }));
}
