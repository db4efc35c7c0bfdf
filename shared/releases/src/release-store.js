/**
 * Keeps releases. Everything in it is immutable but one file, `registry.json`; the audit only grows.
 *
 * @typedef {object} ReleaseStore
 * @property {(file: string) => Promise<Uint8Array<ArrayBuffer> | null>} read
 *   the content of a file such as `mf-search/1.0.0/remoteEntry.js`; null when there is none
 * @property {(folder: string) => Promise<readonly string[]>} list
 *   the names in a folder such as `mf-search`, which are its versions; empty when there is none
 * @property {(expected: string | null, next: string) => Promise<boolean>} compareAndSet
 *   replaces `registry.json` if its text still is `expected` (null = there is none); false when somebody was faster
 * @property {(name: string, version: string, built: string) => Promise<boolean>} publish
 *   takes in everything of the folder `built` as `{name}/{version}/`, whole or not at all; false when that version is
 *   there already, which is then left as it is
 * @property {(name: string, version: string) => Promise<void>} remove takes a release out of the store; nothing happens
 *   where there is none
 * @property {(line: string) => Promise<void>} appendAudit adds a line to `audit.jsonl`
 */

export {};
