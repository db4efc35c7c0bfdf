import { CANARY_FOLDER } from "@stays/releases";

/** Folder of the source maps in a release, and in the host's browser files. */
const MAPS = /^(?:[^/]+\/[^/]+\/)?maps\//;

/**
 * Whether a file of the release store or of the host is hidden from browsers: the registry, the audit, the
 * counts of canaries and source maps.
 */
export const isPrivateFile = (file: string): boolean =>
  !file.includes("/") || file.startsWith(`${CANARY_FOLDER}/`) || MAPS.test(file);
