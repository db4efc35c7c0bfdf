/**
 * A store of releases. Every file is immutable except `registry.json` and those in `canaries/`; the audit is only
 * appended to.
 *
 * @typedef {object} ReleaseStore
 * @property {(file: string) => Promise<Uint8Array<ArrayBuffer> | null>} read
 *   the content of a file such as `mf-search/1.0.0/remoteEntry.js`; null when there is none
 * @property {(folder: string) => Promise<readonly string[]>} list
 *   the names in a folder such as `mf-search`, which are its versions; empty when there is none
 * @property {(expected: string | null, next: string) => Promise<boolean>} compareAndSet
 *   replaces `registry.json` if its text still is `expected` (null = no file); false when another process was faster
 * @property {(name: string, version: string, built: string) => Promise<boolean>} publish
 *   stores all files of the folder `built` as `{name}/{version}/`, all or none; false when that version exists already,
 *   which stays unchanged
 * @property {(name: string, version: string) => Promise<void>} remove deletes a release; does nothing when
 *   there is
 *   none
 * @property {(file: string, text: string) => Promise<void>} replace writes a small file in `canaries/` that only one
 *   process writes
 * @property {(line: string) => Promise<void>} appendAudit appends a line to `audit.jsonl`
 */

export {};
