/**
 * The version of what host and remotes promise each other. Raised by one when a field changes its meaning or goes;
 * a new optional field leaves it. A page or slot of a version that the host does not support is not shown (FE-03) and
 * not released (FE-05).
 */
export const CONTRACT_VERSION = 1;

/**
 * The contract versions that the host shows modules of. While remotes move from N to N+1, one by one, the host has
 * both; a remote of N+1 is refused until such a host is live.
 */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION];
