import { isRepository } from "./root.mjs";

/**
 * Sources of every app besides its own folder. The lockfile of a remote outside the repository is in its folder and pins
 * the packages; the emulator's package.json has the version of the host.
 */
const common = isRepository ? ["shared", "tools/build", "package.json", "pnpm-lock.yaml"] : ["package.json"];

/**
 * The sources of an app; a change in them makes its build stale.
 *
 * @param {string} app
 * @returns {readonly string[]} files and folders, from the root
 */
export const sourcesOf = (app) => [app, ...common];

/**
 * The version of a release from the working copy: the package's version and a fingerprint of the sources.
 * Equal sources have equal versions, so the content of a version never changes.
 *
 * @param {string} packageVersion
 * @param {string} fingerprint of the sources
 */
export const releaseVersion = (packageVersion, fingerprint) =>
  `${packageVersion}-${fingerprint.slice(0, 10)}`;
