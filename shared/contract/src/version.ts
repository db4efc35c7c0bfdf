/**
 * The version of what host and remotes promise each other. Raised by one when a field changes its meaning or goes;
 * a new optional field leaves it. A page or slot of another version is not shown (FE-03) and not released (FE-05).
 */
export const CONTRACT_VERSION = 1;
