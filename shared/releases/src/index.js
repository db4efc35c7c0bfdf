/**
 * Where releases are kept and which one is live. In plain JavaScript, because the server is bundled from it and the
 * tools run it as it is.
 */
export { openFolder } from "./folder-files.js";
export { openFolderReleases } from "./folder-release-store.js";
export { REGISTRY_FILE, updateRegistry } from "./registry.js";
