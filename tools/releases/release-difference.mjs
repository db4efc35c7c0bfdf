import { capture } from "../steps/command.mjs";

/** @typedef {Pick<import("../../shared/releases/src/release-store.js").ReleaseStore, "read">} ReleaseReader */

/**
 * A release with the commit that it was built from, `+changes` if files differed from it.
 *
 * @typedef {{ version: string, commit?: string | undefined }} ComparedRelease
 */

/**
 * The transfer sizes of a module in bytes of Brotli; null = the release does not have the module.
 *
 * @typedef {{ module: string, live: number | null, release: number | null }} ModuleSizes
 */

/**
 * A commit that touched the app, in one of the two releases only.
 *
 * @typedef {{ isIn: "release" | "live", hash: string, subject: string }} ChangedCommit
 */

/**
 * The difference of a release to the live one.
 *
 * @typedef {object} ReleaseDifference
 * @property {readonly ChangedCommit[] | null} commits newest first; null when this repository does not have them
 * @property {readonly ModuleSizes[]} modules those whose size differs
 */

/**
 * The transfer size of each page, each slot and the entry of a release.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @param {string} version
 * @returns {Promise<Readonly<Record<string, number>>>} empty when the release cannot be read
 */
async function moduleSizes(store, name, version) {
  const folder = `${name}/${version}/`;
  const content = await store.read(`${folder}release.json`);
  const { entry, exposes = {} } = content ? JSON.parse(new TextDecoder().decode(content)) : {};
  /** @type {Readonly<Record<string, { js: readonly string[], css: readonly string[] }>>} */
  const modules = { ...exposes, ...(entry ? { entry: { js: [entry], css: [] } } : {}) };
  /** @param {string} file */
  const sizeOf = async (file) => (await store.read(`${folder}${file}.br`))?.byteLength ?? 0;
  const sizes = Object.entries(modules).map(async ([module, { js, css }]) => {
    const parts = await Promise.all([...js, ...css].map(sizeOf));
    return /** @type {const} */ ([module, parts.reduce((sum, size) => sum + size, 0)]);
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/**
 * The modules whose size differs between two releases.
 *
 * @param {Readonly<Record<string, number>>} live
 * @param {Readonly<Record<string, number>>} release
 * @returns {readonly ModuleSizes[]}
 */
export const changedSizes = (live, release) =>
  [...new Set([...Object.keys(live), ...Object.keys(release)])]
    .sort()
    .filter((module) => live[module] !== release[module])
    .map((module) => ({ module, live: live[module] ?? null, release: release[module] ?? null }));

/**
 * Reads the lines of `git log --left-right --format="%m %h %s" live...release`.
 *
 * @param {string} log
 * @returns {readonly ChangedCommit[]}
 */
export const readLog = (log) =>
  log
    .split("\n")
    .map((line) => /^([<>]) (\S+) (.*)$/.exec(line))
    .flatMap((match) =>
      match
        ? [{ isIn: match[1] === ">" ? "release" : "live", hash: match[2] ?? "", subject: match[3] ?? "" }]
        : [],
    );

/**
 * @param {string} name
 * @param {string | undefined} live
 * @param {string | undefined} release
 */
async function changedCommits(name, live, release) {
  const commits = [live, release].map((commit) => /^[0-9a-f]{7,64}(?=\+|$)/.exec(commit ?? "")?.[0]);
  if (commits.includes(undefined)) return null;
  const args = ["log", "--left-right", "--format=%m %h %s", commits.join("..."), "--", name];
  const { isOk, output } = await capture("git", args);
  return isOk ? readLog(output) : null;
}

/**
 * Compares a release with the live one: commits that touched the app, and sizes of its modules.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @param {ComparedRelease} live
 * @param {ComparedRelease} release
 * @returns {Promise<ReleaseDifference>}
 */
export async function differenceOf(store, name, live, release) {
  const [commits, before, after] = await Promise.all([
    changedCommits(name, live.commit, release.commit),
    moduleSizes(store, name, live.version),
    moduleSizes(store, name, release.version),
  ]);
  return { commits, modules: changedSizes(before, after) };
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

/** @param {ModuleSizes} sizes */
function sizeLine({ module, live, release }) {
  if (release === null) return `  ${module} is missing`;
  if (live === null) return `  ${module} is new: ${kilobytes(release)}`;
  const sign = release > live ? "+" : "−";
  return `  ${module} ${sign}${kilobytes(Math.abs(release - live))}: ${kilobytes(release)}`;
}

/**
 * The difference in lines for a person: `+` is in the release only, `−` in the live one only.
 *
 * @param {ReleaseDifference} difference
 * @param {string} name
 * @returns {readonly string[]}
 */
export function differenceLines({ commits, modules }, name) {
  const log = commits?.map(
    ({ isIn, hash, subject }) => `  ${isIn === "release" ? "+" : "−"} ${hash} ${subject}`,
  );
  return [
    ...(log ?? ["  its commits are not known in this repository"]),
    ...(log?.length === 0 ? [`  no commit in ${name}`] : []),
    ...modules.map(sizeLine),
    ...(modules.length === 0 ? ["  no module has another size"] : []),
  ];
}
