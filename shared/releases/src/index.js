/**
 * The release store: where releases are kept and which one is live. Plain JavaScript, because the server
 * bundles it and the tools import it without a build.
 */
export { openFolder } from "./folder-files.js";
export { openFolderReleases } from "./folder-release-store.js";
export { HOST, publishHost } from "./host-files.js";
export { isBucket, openReleases } from "./open-releases.js";
export { pairingChecks, violationsOfRelease } from "./pairing.js";
export { createPreviewToken, readPreviewToken } from "./preview-token.js";
export {
  doubtfulDates,
  firstNeeded,
  KEPT_DOCUMENTS,
  neededVersions,
  PREVIEW_HOURS,
  prunableHosts,
  prunableReleases,
  recentVersions,
  withSafeDates,
} from "./prunable.js";
export {
  changeRegistry,
  documentNumbers,
  readDocument,
  readDocuments,
  readNewest,
  readRegistry,
  removeDocuments,
} from "./registry.js";
export {
  checkSuccessor,
  documentFile,
  REGISTRY_FOLDER,
  ReleaseRefused,
} from "./registry-document.js";
export {
  dropRevocations,
  endCanary,
  goLive,
  promote,
  retire,
  revokePreviews,
  rollBack,
  rollBackTo,
  startCanary,
  unpin,
} from "./registry-transitions.js";
export { isSigned, releaseHash, SIGNATURE_FILE, signRelease } from "./release-seal.js";
export { readSecret } from "./secret.js";
export { formatCommit } from "./store-path.js";
export { assertWhole, faultsOfRelease, parseDescriptor } from "./whole-release.js";
export { fulfilWish } from "./wish.js";
export { withBuilds } from "./with-builds.js";
/** @typedef {import("./pairing.js").HostOffer} HostOffer */
/** @typedef {import("./pairing.js").Pairing} Pairing */
/** @typedef {import("./pairing.js").PairingViolation} PairingViolation */
/** @typedef {import("./preview-token.js").Preview} Preview */
/** @typedef {import("./release-store.js").ReleaseStore} ReleaseStore */
/** @typedef {import("./release-store.js").ReleaseReader} ReleaseReader */
/** @typedef {import("./registry-document.js").AuditEntry} AuditEntry */
/** @typedef {import("./registry-document.js").Registry} ReleaseRegistry */
/** @typedef {import("./registry-document.js").RegistryState} RegistryState */
/** @typedef {import("./registry-document.js").RemoteEntry} ReleaseEntry */
/** @typedef {import("./store-path.js").ReleaseDescriptor} ReleaseDescriptor */
