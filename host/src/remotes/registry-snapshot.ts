/** A release as the page that is open knows it. Addresses are of this site, or of a release store's own host. */
export interface RegisteredRelease {
  readonly version: string;
  /** Version of the contract that it was built against. */
  readonly contract: number;
  /** Address of its container. */
  readonly entry: string;
}

/** A remote as the page that is open knows it. */
export interface RegisteredRemote extends RegisteredRelease {
  /** Such as `mf-search`. */
  readonly name: string;
  /** What this page view falls back to when the release cannot be used; missing = there is none. */
  readonly lastGood?: RegisteredRelease;
}

/** The live releases at the time of the page load; no remote address is compiled into the host (FE-01). */
export type RegistrySnapshot = readonly RegisteredRemote[];

/** A module of a remote: a page or a slot. */
export interface ModuleKey {
  readonly remote: string;
  /** As exposed, without `./`: `page-village`, `slot-cart.badge`. */
  readonly module: string;
}

/** The name of a remote in the federation, where it becomes a variable. */
export const federationName = (remote: string): string => remote.replaceAll("-", "_");

/** One text for a module, for maps. */
export const keyText = ({ remote, module }: ModuleKey): string => `${remote}/${module}`;
