/**
 * Checks that the host supports the contract version of the release (FE-05).
 *
 * @type {import("./candidate.mjs").PairingCheck}
 */
export function checkContractVersion({ descriptor: { contract }, offer: { contracts } }) {
  if (contracts.includes(contract)) return [];
  const newest = Math.max(...contracts);
  return [
    {
      reason: `it was built for contract ${contract}, the host supports ${contracts.join(" and ")}`,
      remedy:
        contract > newest
          ? `first release a host that supports contracts ${newest} and ${contract}`
          : `rebase on a commit of contract ${newest}: git log -p shared/contract shows what changed`,
      hostRemedy: `list contract ${contract} in supportedContracts and render its modules too, until this remote has moved`,
    },
  ];
}
