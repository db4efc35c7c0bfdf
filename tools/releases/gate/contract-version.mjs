/**
 * The release has to be of a contract that the live host supports (FE-05).
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
export function checkContractVersion({ descriptor: { contract }, offer: { contracts } }) {
  if (contracts.includes(contract)) return [];
  const newest = Math.max(...contracts);
  return [
    {
      reason: `it was built for contract ${contract}, the live host supports ${contracts.join(" and ")}`,
      remedy:
        contract > newest
          ? `release a host that supports contract ${contract} first; it shows ${newest} and ${contract} side by side`
          : `rebase on a working copy of contract ${newest}: shared/contract/contract.report.md shows what changed`,
    },
  ];
}
