/** The build preset of the apps, and the commands that run it. */

export { hostConfig, remoteConfig, sandboxConfig } from "./app-configs.mjs";
export { baseConfig, federationName, root } from "./base-config.mjs";
export { browsers, ecmaVersion } from "./browsers.mjs";
export { BuildError, buildHost, buildRemote, buildSandbox } from "./build-app.mjs";
export { buildOrigin } from "./build-origin.mjs";
export { deployedDevConfig, devConfigs, devServerConfigs } from "./dev-config.mjs";
export { precompress } from "./precompress.mjs";
export { readRemoteManifest, readTypeScript } from "./remote-manifest.mjs";
export { remoteNames } from "./remote-names.mjs";
