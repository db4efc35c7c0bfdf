/** The build configuration of every app. */
export { baseConfig, federationName, root } from "./base-config.mjs";
export { buildHost, buildRemote, buildSandbox, remoteNames } from "./build-app.mjs";
export { BuildError, compile } from "./compile.mjs";
export { deployedDevConfig, devBase, devConfigs } from "./dev-config.mjs";
export { hostOffer } from "./host-offer.mjs";
export { precompress } from "./precompress.mjs";
export { readTypeScript } from "./read-typescript.mjs";
export { exposesOf, readRemoteManifest } from "./remote-manifest.mjs";
export { lazySharedModules, sharedModules } from "./shared-modules.mjs";
