/** A release in the registry snapshot. Addresses are of this site, or of a release store's own host. */
export interface RegisteredRelease {
  readonly version: string;
  /** Contract version that it was built against. */
  readonly contract: number;
  readonly entry: string;
  /** `sha384-…` of the entry, which has the hashes of its chunks; missing in development. */
  readonly integrity?: string;
}

export interface RegisteredRemote extends RegisteredRelease {
  /** Such as `mf-search`. */
  readonly name: string;
  /** The release that this page view falls back to; missing = none. */
  readonly lastGood?: RegisteredRelease;
}

/** The live releases when the page was loaded. No address of a remote is compiled into the host (FE-01). */
export type RegistrySnapshot = readonly RegisteredRemote[];

/** Address of the folder that has all releases of a remote. */
export const remoteFolder = ({ name, entry }: RegisteredRemote): string =>
  entry.slice(0, entry.indexOf(`/${name}/`) + name.length + 2);

/** A module of a remote: a page or a slot. */
export interface ModuleKey {
  readonly remote: string;
  /** Exposed name without `./`: `page-village`, `slot-cart.badge`. */
  readonly module: string;
}

/** The name of a remote in the federation, valid as a variable name. */
export const federationName = (remote: string): string => remote.replaceAll("-", "_");

/** A key of a module, for maps and messages. */
export const keyText = ({ remote, module }: ModuleKey): string => `${remote}/${module}`;
