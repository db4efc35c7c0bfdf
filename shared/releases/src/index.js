/**
 * The release store: where releases are kept and which one is live. Plain JavaScript, because the server
 * bundles it and the tools import it without a build.
 */
export { audit, commitOf, readAudit } from "./audit.js";
export { CANARY_FOLDER, canaryFolder, endedCanaries } from "./canary-folder.js";
export { openFolder } from "./folder-files.js";
export { openFolderReleases } from "./folder-release-store.js";
export { HOST, hasServer, isBrowserFile, publishHost } from "./host-release.js";
export { isBucket, openReleases } from "./open-releases.js";
export { createPreviewToken, readPreviewToken } from "./preview-token.js";
export { prunableHosts, prunableReleases } from "./prunable.js";
export { REGISTRY_FILE, readRegistry, releaseEntry, updateRegistry } from "./registry.js";
export {
  endCanary,
  goLive,
  promote,
  ReleaseRefused,
  retire,
  revokePreviews,
  rollBack,
  startCanary,
  unpin,
} from "./registry-changes.js";
export { isSigned, releaseHash, SIGNATURE_FILE, signRelease } from "./release-seal.js";
export { readSecret } from "./secret.js";
export { REMOTE_NAME } from "./store-path.js";
export { createToolbarToken, readToolbarToken } from "./toolbar-token.js";
export { withBuilds } from "./with-builds.js";
/** @typedef {import("./preview-token.js").Preview} Preview */
/** @typedef {import("./release-store.js").ReleaseStore} ReleaseStore */
/** @typedef {import("./audit.js").AuditEntry} AuditEntry */
/** @typedef {import("./registry.js").Registry} ReleaseRegistry */
/** @typedef {import("./registry.js").RemoteEntry} ReleaseEntry */
/** @typedef {import("./store-path.js").ReleaseDescriptor} ReleaseDescriptor */
