/** What every app is built from, besides its own folder. */
const common = ["shared", "package.json", "pnpm-lock.yaml", "css.d.ts"];

/**
 * What an app is built from, so that it is known when it is stale.
 *
 * @param {string} app
 * @returns {readonly string[]} files and folders, from the root
 */
export const sourcesOf = (app) => [app, ...common];

/**
 * The version of a release that is made from the working copy: that of the package, and what it was built from. Same
 * sources, same version; so a version never gets another content.
 *
 * @param {string} packageVersion
 * @param {string} mark fingerprint of the sources
 */
export const releaseVersion = (packageVersion, mark) => `${packageVersion}-${mark.slice(0, 10)}`;
