/**
 * The one allow-list of what host and remotes share at run time. It drives the federation's shared list in the
 * browser, the externals of the server bundles, and what the server's loader hands to a remote.
 */
export const sharedModules = /** @type {const} */ ([
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@stays/contract",
  "@stays/router",
  "@stays/query",
  "@stays/texts",
]);

/** Shared in the browser only, and loaded when first looked at. */
export const lazySharedModules = /** @type {const} */ (["@stays/map"]);

/** What development builds of React ask for in place of the runtime above. */
const developmentModules = ["react/jsx-dev-runtime"];

const thirdPartyVersion = "^19.0.0";

/** @param {string} name */
const isOurs = (name) => name.startsWith("@stays/");

/**
 * The federation's shared list of an app: only the host brings the modules, eagerly, so that no request waits for
 * another to find out who has the best version.
 *
 * @param {{ isHost: boolean, isProduction: boolean, version: string }} app `version` is that of our own facades
 */
export function federationShared({ isHost, isProduction, version }) {
  /** @param {string} name @param {boolean} eager */
  const entry = (name, eager) => [
    name,
    {
      singleton: true,
      requiredVersion: isOurs(name) ? `^${version}` : thirdPartyVersion,
      strictVersion: isOurs(name),
      ...(isOurs(name) ? { version } : {}),
      ...(isHost ? { eager } : { import: /** @type {const} */ (false) }),
    },
  ];
  const eager = [...sharedModules, ...(isProduction ? [] : developmentModules)];
  return Object.fromEntries([
    ...eager.map((name) => entry(name, true)),
    ...lazySharedModules.map((name) => entry(name, false)),
  ]);
}

/** The externals of a remote's server bundle: the loader answers each of them with the host's own instance. */
export function serverExternals() {
  return Object.fromEntries(
    [...sharedModules, ...lazySharedModules].map((name) => [name, `commonjs ${name}`]),
  );
}
