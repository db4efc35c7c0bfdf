import { packageFolder, readVersion } from "./package-folder.mjs";

/**
 * The allow-list of modules that host and remotes share at run time. It defines what remotes expect in the browser
 * and the externals of the server bundles. `host/browser/remotes/federation.ts` provides them in the browser, the
 * loader of bundles on the server.
 */
export const sharedModules = /** @type {const} */ ([
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@stays/contract",
  "@stays/texts",
  "@stays/ui/basics",
]);

/** Shared in the browser only, and loaded on first use. */
export const lazySharedModules = /** @type {const} */ (["@stays/map", "@stays/ui/dialog"]);

/**
 * The part of the federation's runtime that the bundler adds to each entry. The host provides it as a global variable,
 * since an entry needs it before it can share modules.
 */
export const bundlerRuntime = "@module-federation/webpack-bundler-runtime";

/** Modules that development builds of React import instead of the JSX runtime above. */
const developmentModules = ["react/jsx-dev-runtime"];

/** The modules that a host has loaded before any remote. @param {boolean} isProduction */
export const eagerModules = (isProduction) => [...sharedModules, ...(isProduction ? [] : developmentModules)];

const thirdPartyVersion = "^19.0.0";

/** @param {string} name */
const isOurs = (name) => name.startsWith("@stays/");

/**
 * Returns the federation's shared list of a remote. Only the host provides the modules, so that no remote waits for
 * a negotiation of versions.
 *
 * @param {{ isProduction: boolean, version: string }} app `version` is that of our own facades
 */
export const federationShared = ({ isProduction, version }) =>
  Object.fromEntries(
    [...eagerModules(isProduction), ...lazySharedModules].map((name) => [
      name,
      {
        import: /** @type {const} */ (false),
        singleton: true,
        requiredVersion: isOurs(name) ? `^${version}` : thirdPartyVersion,
        strictVersion: isOurs(name),
        ...(isOurs(name) ? { version } : {}),
      },
    ]),
  );

/**
 * The externals of a remote's server bundle: the loader resolves each of them to the host's own instance, except the
 * map, which is in no server bundle. A closed dialog is rendered on the server, too, so the bundle has its code.
 */
export const serverExternals = () =>
  Object.fromEntries([...sharedModules, "@stays/map"].map((name) => [name, `commonjs ${name}`]));

/** The version that the facades are shared under. */
export const facadeVersion = () => readVersion(packageFolder("@stays/contract"));
