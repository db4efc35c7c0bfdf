/**
 * What reads a store of releases.
 *
 * @typedef {object} ReleaseReader
 * @property {(file: string) => Promise<Uint8Array<ArrayBuffer> | null>} read
 *   the content of a file such as `mf-search/1.0.0/remoteEntry.js`; null when there is none
 * @property {(folder: string) => Promise<readonly string[]>} list
 *   the names in a folder such as `mf-search`, which are its versions; empty when there is none
 * @property {() => Promise<import("./registry-document.js").RegistryState>} [readRegistry]
 *   the registry of a view of two stores; missing = the newest document in `registry/`
 */

/**
 * A store of releases. Every file is immutable.
 *
 * @typedef {ReleaseReader & ReleaseWriter} ReleaseStore
 */

/**
 * @typedef {object} ReleaseWriter
 * @property {(file: string, text: string) => Promise<boolean>} create
 *   creates a small file, all of it or none; false when it exists already, whoever was faster
 * @property {(name: string, version: string, built: string) => Promise<boolean>} publish
 *   stores all files of the folder `built` as `{name}/{version}/`, all or none; false when that version exists already:
 *   what it lacks is completed, and another content is refused
 * @property {(folder: string, name: string) => Promise<void>} remove deletes a release, or another file or folder in a
 *   folder; does nothing when there is none
 */

export {};
