import { HOST, REGISTRY_FOLDER } from "@stays/releases";

/** Folder of the source maps in a release, and in the host's browser files. */
const MAPS = /^(?:[^/]+\/[^/]+\/)?maps\//;

/**
 * Whether a file of the release store or of the host is hidden from browsers: the registry,
 * source maps, and hosts, whose browser files are below `/assets/`.
 */
export const isPrivateFile = (file: string): boolean =>
  !file.includes("/") ||
  [HOST, REGISTRY_FOLDER].some((folder) => file.startsWith(`${folder}/`)) ||
  MAPS.test(file);
