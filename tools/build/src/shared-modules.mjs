import { readFile } from "node:fs/promises";
import path from "node:path";
import { packageFolder } from "./package-folder.mjs";

/**
 * The allow-list of modules that host and remotes share at run time. It defines the federation's shared list
 * in the browser and the externals of the server bundles. The server's loader provides the same modules to a
 * remote.
 */
export const sharedModules = /** @type {const} */ ([
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@stays/contract",
  "@stays/texts",
]);

/** Shared in the browser only, and loaded on first use. */
export const lazySharedModules = /** @type {const} */ (["@stays/map"]);

/** Modules that development builds of React import instead of the JSX runtime above. */
const developmentModules = ["react/jsx-dev-runtime"];

/** The modules that a host has loaded before any remote. @param {boolean} isProduction */
export const eagerModules = (isProduction) => [...sharedModules, ...(isProduction ? [] : developmentModules)];

const thirdPartyVersion = "^19.0.0";

/** @param {string} name */
const isOurs = (name) => name.startsWith("@stays/");

/**
 * Returns the federation's shared list of an app. Only the host provides the modules, eagerly, so that no
 * remote waits for a negotiation of versions.
 *
 * @param {{ isHost: boolean, isProduction: boolean, version: string }} app `version` is that of our own
 * facades
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
  return Object.fromEntries([
    ...eagerModules(isProduction).map((name) => entry(name, true)),
    ...lazySharedModules.map((name) => entry(name, false)),
  ]);
}

/** The externals of a remote's server bundle: the loader resolves each of them to the host's own instance. */
export function serverExternals() {
  return Object.fromEntries(
    [...sharedModules, ...lazySharedModules].map((name) => [name, `commonjs ${name}`]),
  );
}

/** The version that the facades are shared under. */
export async function facadeVersion() {
  return JSON.parse(await readFile(path.join(packageFolder("@stays/contract"), "package.json"), "utf8"))
    .version;
}
