import { CANARY_FOLDER } from "@stays/releases";

/**
 * Whether a file of the release store is hidden from browsers: the registry, the audit and the counts of
 * canaries.
 */
export const isPrivateFile = (file: string): boolean =>
  !file.includes("/") || file.startsWith(`${CANARY_FOLDER}/`);
