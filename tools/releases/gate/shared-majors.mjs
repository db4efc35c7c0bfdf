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
 * @type {import("./candidate.mjs").PairingCheck}
 */
export function checkSharedMajors({ wants, offer: { shared } }) {
  return wants.flatMap(({ name, requiredVersion }) => {
    const offered = shared[name];
    if (offered === undefined)
      return [
        {
          reason: `it needs ${name} from the host, which does not share it`,
          remedy: `bundle ${name}, or add it to tools/build/src/shared-modules.mjs and release that host first`,
          hostRemedy: `share ${name} as long as a live remote needs it`,
        },
      ];
    if (hasVersion(requiredVersion, offered)) return [];
    return [
      {
        reason: `it needs ${name} ${requiredVersion}, the host shares ${offered}`,
        remedy: `build against ${name} ${offered}, or first release a host that shares ${requiredVersion}`,
        hostRemedy: `share ${name} ${requiredVersion}; the remotes move to another version with a release of their own`,
      },
    ];
  });
}
