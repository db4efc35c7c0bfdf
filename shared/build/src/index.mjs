/** One build configuration for every app. */
export { buildHost, buildRemote, buildSandbox, remoteNames } from "./build-app.mjs";
export { BuildError } from "./compile.mjs";
export { deployedDevConfig, devBase, devConfigs } from "./dev-config.mjs";
export { hostOffer } from "./host-offer.mjs";
export { readTypeScript } from "./read-typescript.mjs";
export { lazySharedModules, sharedModules } from "./shared-modules.mjs";
