/**
 * The version of the contract between host and remotes. It is raised by one when a field changes its meaning
 * or is removed; a new optional field does not raise it. A page or slot of an unsupported version is neither
 * shown (FE-03) nor released (FE-05).
 */
export const CONTRACT_VERSION = 2;

/**
 * The contract versions whose modules this host shows. While remotes move from N to N+1 one by one, the host
 * supports both. The release gate rejects a remote of N+1 until such a host is live.
 */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION];
