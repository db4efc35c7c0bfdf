/**
 * Keeps releases. Everything in it is immutable but one file, `registry.json`.
 *
 * @typedef {object} ReleaseStore
 * @property {(file: string) => Promise<Uint8Array<ArrayBuffer> | null>} read
 *   the content of a file such as `mf-search/1.0.0/remoteEntry.js`; null when there is none
 * @property {(folder: string) => Promise<readonly string[]>} list
 *   the names in a folder such as `mf-search`, which are its versions; empty when there is none
 * @property {(expected: string | null, next: string) => Promise<boolean>} compareAndSet
 *   replaces `registry.json` if its text still is `expected` (null = there is none); false when somebody was faster
 */

export {};
